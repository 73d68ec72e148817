/** View state of the screens for writing. */
import * as v from "valibot";
import { all, equal, not } from "#os/guards.ts";
import { offsetOf } from "#os/format.ts";
import { choiceField, flag, instant, nullableField, overlay, textUpTo, wholeNumber } from "#os/values.ts";
import { civilOf, hourMs } from "#state/civil.ts";
import { weightedLength } from "#world/posts/weighted-length.ts";
import { maxWeightedLength } from "#world/posts/words.ts";
import { CommunityId, DraftId, PostId } from "../../ids.ts";
import { x } from "../../state.ts";
import { maxTextLength, MayReply, OptionText, Pictures, pollMinutes } from "../posts/state.ts";
import { maxParts, Part, type Content } from "./state.ts";

interface ComposeView {
  readonly parts: Content["parts"];
  readonly hasPoll: boolean;
  readonly options: readonly string[];
  readonly minutes: (typeof pollMinutes)[number];
  readonly mayReply: Content["mayReply"];
  readonly community: string | null;
}
/** Returns the content that the user has written. */
export const contentOf = (
  view: ComposeView,
  { replyTo, quoted }: { readonly replyTo: string | null; readonly quoted: string | null },
): Content => ({
  parts: view.parts.map(({ text, pictures }) => ({ text, pictures: [...pictures] })),
  poll: view.hasPoll ? { options: [...view.options].slice(0, 4), minutes: view.minutes } : null,
  mayReply: view.mayReply,
  community: view.community,
  replyTo,
  quoted,
});
export const composeScreens = {
  compose: x.screen({
    params: {
      text: v.optional(v.pipe(v.string(), v.maxLength(maxTextLength)), ""),
      pictures: v.optional(Pictures, []),
      replyTo: v.optional(v.nullable(PostId), null),
      quoted: v.optional(v.nullable(PostId), null),
      community: v.optional(v.nullable(CommunityId), null),
      draft: v.optional(v.nullable(DraftId), null),
    },
    enter: ({ state, params, now, os }) => {
      const draft = state.drafts[params.draft ?? ""];
      const day = civilOf(draft?.sendAt ?? now + 24 * hourMs, offsetOf(os));
      const time = {
        shownYear: day.year,
        shownMonth: day.month,
        day: day.day,
        hour: String(day.hour).padStart(2, "0"),
        minute: String(draft?.sendAt ? day.minute : 0).padStart(2, "0"),
      };
      if (draft)
        return {
          ...time,
          parts: draft.parts,
          hasPoll: draft.poll !== null,
          options: draft.poll?.options ?? ["", ""],
          minutes: draft.poll?.minutes ?? 1440,
          mayReply: draft.mayReply,
          community: draft.community,
          sendAt: draft.sendAt,
        };
      return {
        ...time,
        parts: [{ text: params.text, pictures: params.pictures }],
        community: params.community,
        mayReply: state.prefs.newMayReply,
      };
    },
    view: {
      parts: v.optional(v.pipe(v.array(Part), v.minLength(1), v.maxLength(maxParts)), [{ text: "", pictures: [] }]),
      /** The part that the user edits. */
      at: v.optional(v.pipe(wholeNumber, v.maxValue(maxParts - 1)), 0),
      hasPoll: flag,
      options: v.optional(v.pipe(v.array(OptionText), v.minLength(2), v.maxLength(4)), ["", ""]),
      minutes: v.optional(v.picklist(pollMinutes), 1440),
      mayReply: v.optional(MayReply, "everyone"),
      community: nullableField(CommunityId),
      sendAt: nullableField(instant),
      /** The month that the calendar shows, and the chosen time. */
      shownYear: v.optional(wholeNumber, 2026),
      shownMonth: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(12)), 1),
      day: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(31)), 1),
      hour: textUpTo(2),
      minute: textUpTo(2),
      open: overlay("audience", "mayReply", "schedule", "leave", "minutes"),
    },
    focus: Array.from({ length: maxParts }, (_, n) => ({
      field: `parts.${n}.text` as const,
      enter: "newline" as const,
      when: ({ view }: { readonly view: { readonly at: number; readonly open: string | null } }) =>
        view.at === n && view.open === null,
    })),
  }),
  drafts: x.screen({ view: { tab: choiceField("unsent", "scheduled") } }),
};
const isWritten = ({ view }: { view: { parts: Content["parts"] } }): boolean =>
  view.parts.some(({ text, pictures }) => text.trim() !== "" || pictures.length > 0);
export const composeGuards = {
  isWritten,
  /** Every part has a text or pictures, no text is too long, and every option of the poll is written. */
  canPost: ({
    view,
    params,
  }: {
    view: Pick<ComposeView, "parts" | "hasPoll" | "options">;
    params: { quoted: string | null };
  }): boolean =>
    view.parts.every(
      ({ text, pictures }, n) =>
        (text.trim() !== "" ||
          (pictures.length > 0 && !(view.hasPoll && n === 0)) ||
          (params.quoted !== null && view.parts.length === 1)) &&
        weightedLength(text.trim()) <= maxWeightedLength,
    ) &&
    (!view.hasPoll || view.options.every((option) => option.trim() !== "")),
  isNow: equal("view.sendAt", null),
  isPlanned: not(equal("view.sendAt", null)),
  isNoReply: equal("params.replyTo", null),
  canSchedule: all(equal("params.replyTo", null), equal("view.open", "schedule")),
};
