/** View state and guards of the Moments screens. */
import * as v from "valibot";
import { equal, isNotEmpty, hasText, not } from "#os/guards.ts";
import { flag, nullableField, overlay, listField, textFor, choiceField, wholeNumber } from "#os/values.ts";
import { PersonId } from "../../people.ts";
import { wechat } from "../../state.ts";
import { audienceKinds, CommentText, PictureRef, PlaceName, PostId, PostText } from "./state.ts";

export const momentsScreens = {
  moments: wechat.screen({
    opens: "seeMoments",
    view: {
      /** The post whose action menu is open. */
      strip: nullableField(PostId),
      /** The post for which a comment is being written, and the person to whom the comment replies. */
      under: nullableField(PostId),
      to: nullableField(PersonId),
      words: textFor(CommentText),
      chosen: nullableField(PostId),
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
      strip: nullableField(PostId),
      under: nullableField(PostId),
      to: nullableField(PersonId),
      words: textFor(CommentText),
      open: overlay("more"),
    },
    focus: [{ field: "words", enter: "send", when: ({ view }) => view.under !== null }],
  }),
  shots: wechat.screen({
    params: { pictures: v.array(PictureRef), first: v.optional(wholeNumber, 0) },
    view: { at: nullableField(wholeNumber) },
  }),
  publish: wechat.screen({
    params: { pictures: v.optional(v.pipe(v.array(PictureRef), v.maxLength(9)), []), text: v.optional(v.string(), "") },
    enter: ({ params }) => ({ pictures: params.pictures, text: params.text.slice(0, 1500) }),
    view: {
      text: textFor(PostText),
      pictures: listField(PictureRef),
      place: textFor(PlaceName),
      kind: choiceField(...audienceKinds),
      people: listField(PersonId),
      tags: listField(v.string()),
      remind: listField(PersonId),
      open: overlay("place", "audience", "remind", "people"),
    },
    focus: [
      { field: "text", enter: "newline", when: ({ params }) => params.pictures.length === 0 && params.text === "" },
    ],
  }),
  momentInbox: wechat.screen({ opens: "seeMomentInbox", view: { open: overlay("more") } }),
};
export const momentsGuards = {
  hasCommentWords: hasText("words"),
  writesUnder: not(equal("view.under", null)),
  hasPostWords: ({ view }: { view: { text: string; pictures: readonly string[] } }) =>
    view.text.trim() !== "" || isNotEmpty("pictures")({ view }),
};
