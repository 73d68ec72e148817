/** View state of the screens that write and change posts. */
import * as v from "valibot";
import { whileOpen } from "#os/opening-focus.ts";
import { flag, listField, nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { CommunityId, OwnPostId, PictureRef } from "../../ids.ts";
import { reddit } from "../../state.ts";
import { Body, newKinds, Title, Url } from "./state.ts";

export const createScreens = {
  create: reddit.screen({
    params: {
      community: v.optional(v.nullable(CommunityId), null),
      title: v.optional(Title, ""),
      text: v.optional(Body, ""),
      url: v.optional(Url, ""),
      pictures: v.optional(v.array(PictureRef), []),
    },
    enter: ({ params }) => ({
      community: params.community,
      title: params.title,
      text: params.text,
      url: params.url,
      pictures: params.pictures,
      kind: params.pictures.length > 0 ? ("image" as const) : params.url === "" ? ("text" as const) : ("link" as const),
    }),
    view: {
      community: nullableField(CommunityId),
      kind: v.optional(v.picklist(newKinds), "text"),
      title: textFor(Title),
      text: textFor(Body),
      url: textFor(Url),
      pictures: listField(PictureRef),
      flair: nullableField(v.pipe(v.string(), v.maxLength(40))),
      spoiler: flag,
      /** The text of the search for a community. */
      q: textUpTo(40),
      /** Whether the chosen community requires a flair. */
      needsFlair: flag,
      open: overlay("community", "flair"),
    },
    focus: [
      { field: "q", kind: "search", enter: "search", when: whileOpen("community") },
      { field: "title", enter: "next" },
    ],
  }),
  editPost: reddit.screen({
    params: { post: OwnPostId },
    enter: ({ state, params }) => ({ text: state.posts[params.post]?.text ?? "" }),
    view: { text: textFor(Body) },
    focus: [{ field: "text", enter: "newline" }],
  }),
};
interface DraftView {
  readonly community: string | null;
  readonly kind: (typeof newKinds)[number];
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly pictures: readonly string[];
  readonly flair: string | null;
  readonly needsFlair: boolean;
}
export const createGuards = {
  /** Whether the post can be sent: it has a title, a community, the required flair, and its picture or link. */
  isReady: ({ view }: { view: DraftView }) =>
    view.community !== null &&
    view.title.trim() !== "" &&
    (!view.needsFlair || view.flair !== null) &&
    (view.kind !== "image" || view.pictures.length > 0) &&
    (view.kind !== "link" || view.url.trim() !== ""),
  isBlank: ({ view }: { view: DraftView }) =>
    [view.title, view.text, view.url].every((x) => x.trim() === "") && view.pictures.length === 0,
};
