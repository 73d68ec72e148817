/** People and what was written with them. */
import * as v from "valibot";
import { idOf, instant, whole } from "../../../../os/values.ts";
import { PersonId } from "../../people.ts";

export const Line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));
export const LineId = idOf("line");
export const ChatLine = v.strictObject({
  id: LineId,
  person: PersonId,
  mine: v.boolean(),
  at: instant,
  /** Words; or a transfer or a red packet by its id. */
  text: v.pipe(v.string(), v.maxLength(300)),
  about: v.nullable(v.pipe(v.string(), v.maxLength(80))),
});
export type ChatLine = v.InferOutput<typeof ChatLine>;
export const Chat = v.strictObject({
  person: PersonId,
  unread: whole,
  pinned: v.boolean(),
  muted: v.boolean(),
  /** How often they have answered, and when they do again. */
  turn: whole,
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
  /** Notices of payments up to then were looked at. */
  noticedAt: instant,
};
