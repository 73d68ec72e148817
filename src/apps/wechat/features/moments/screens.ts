/** What the screens of Moments remember, and what must hold there. */
import * as v from "valibot";
import { equal, hasSome, isWritten, not } from "../../../../os/guards.ts";
import { flag, maybe, overlay, several, textFor, firstOf, whole } from "../../../../os/values.ts";
import { PersonId } from "../../people.ts";
import { wechat } from "../../state.ts";
import { audienceKinds, CommentText, PictureRef, PlaceName, PostId, PostText } from "./state.ts";

export const momentsScreens = {
  moments: wechat.screen({
    opens: "seeMoments",
    view: {
      /** The post whose strip of acts is out. */
      strip: maybe(PostId),
      /** The post below which is written, and whom it answers. */
      under: maybe(PostId),
      to: maybe(PersonId),
      words: textFor(CommentText),
      chosen: maybe(PostId),
      open: overlay("new", "own"),
    },
    focus: [{ field: "words", enter: "send", when: ({ view }) => view.under !== null }],
  }),
  album: wechat.screen({
    params: { person: PersonId },
    view: { asFriend: flag, open: overlay("more") },
  }),
  post: wechat.screen({
    params: { post: PostId },
    view: {
      strip: maybe(PostId),
      under: maybe(PostId),
      to: maybe(PersonId),
      words: textFor(CommentText),
      open: overlay("more"),
    },
    focus: [{ field: "words", enter: "send", when: ({ view }) => view.under !== null }],
  }),
  shots: wechat.screen({
    params: { pictures: v.array(PictureRef), first: v.optional(whole, 0) },
    view: { at: maybe(whole) },
  }),
  publish: wechat.screen({
    params: { pictures: v.optional(v.pipe(v.array(PictureRef), v.maxLength(9)), []), text: v.optional(v.string(), "") },
    enter: ({ params }) => ({ pictures: params.pictures, text: params.text.slice(0, 1500) }),
    view: {
      text: textFor(PostText),
      pictures: several(PictureRef),
      place: textFor(PlaceName),
      kind: firstOf(...audienceKinds),
      people: several(PersonId),
      tags: several(v.string()),
      remind: several(PersonId),
      open: overlay("place", "audience", "remind", "people"),
    },
    focus: [
      { field: "text", enter: "newline", when: ({ params }) => params.pictures.length === 0 && params.text === "" },
    ],
  }),
  momentInbox: wechat.screen({ opens: "seeMomentInbox", view: { open: overlay("more") } }),
};
export const momentsGuards = {
  hasCommentWords: isWritten("words"),
  writesUnder: not(equal("view.under", null)),
  hasPostWords: ({ view }: { view: { text: string; pictures: readonly string[] } }) =>
    view.text.trim() !== "" || hasSome("pictures")({ view }),
};
