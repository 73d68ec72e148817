/** Chats with people, and the messages of each chat. */
import * as v from "valibot";
import { idSchema, instant, wholeNumber } from "#os/values.ts";
import { PersonId } from "../../people.ts";

export const Line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));
export const LineId = idSchema("line");
export const ChatLine = v.strictObject({
  id: LineId,
  person: PersonId,
  mine: v.boolean(),
  at: instant,
  /** The text. It is empty when `about` names a transfer or a red packet. */
  text: v.pipe(v.string(), v.maxLength(300)),
  about: v.nullable(v.pipe(v.string(), v.maxLength(80))),
});
export type ChatLine = v.InferOutput<typeof ChatLine>;
export const Chat = v.strictObject({
  person: PersonId,
  unread: wholeNumber,
  pinned: v.boolean(),
  muted: v.boolean(),
  /** `turn`: the number of answers that the person has given. `answers`: the next scheduled answer, or null. */
  turn: wholeNumber,
  answers: v.nullable(
    v.strictObject({
      at: instant,
      to: v.pipe(v.string(), v.maxLength(300)),
      about: v.nullable(v.pipe(v.string(), v.maxLength(80))),
    }),
  ),
});
export type Chat = v.InferOutput<typeof Chat>;
export const Remark = v.pipe(v.string(), v.maxLength(30));
export const chatsState = {
  chats: v.record(PersonId, Chat),
  lines: v.record(LineId, ChatLine),
  remarks: v.record(PersonId, Remark),
  blocked: v.array(PersonId),
  /** The time of the owner's last look at the payment notices. Later notices are unread. */
  noticedAt: instant,
};
