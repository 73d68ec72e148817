/** Notifies the user. Depending on the preferences, sends a notification, adds a notice and sends a text message. */
import type { Ctx } from "#os/app-command.ts";
import type { Facts } from "#os/values.ts";
import type { Json } from "#state/json.ts";
import { maxNotices, type ChannelName } from "./features/account/state.ts";
import type { State } from "./state.ts";
import { smsText, type SmsKey } from "./sms.ts";

interface NoticeOptions {
  readonly channel: ChannelName;
  readonly key: NoticeKey;
  readonly facts?: Facts;
  readonly open: { readonly screen: string; readonly params: Record<string, Json> };
  readonly sms?: SmsKey;
}
/** The keys of the notices' texts. */
export const noticeKeys = [
  "noticePaid",
  "noticeLapsed",
  "noticeRefunded",
  "noticeChanged",
  "noticeReminder",
  "noticeLate",
  "noticeServed",
  "noticeFailed",
  "noticeMealPaid",
  "noticeMealBrought",
  "noticeVerified",
  "noticeNotVerified",
  "noticePassword",
  "noticeInvoice",
] as const;
export type NoticeKey = (typeof noticeKeys)[number];
const sender = "12306";

export function notifyOwner(state: State, ctx: Ctx, { channel, key, facts = {}, open, sms }: NoticeOptions): void {
  if (!state.account.loggedIn) return;
  if (sms !== undefined && state.prefs.sms)
    ctx.sms({ from: sender, text: smsText(sms, facts, ctx.lang), afterMs: 2000 });
  if (channel !== "account" && !state.prefs[channel]) return;
  const id = ctx.newId("notice");
  const notice = { id, at: ctx.now, channel, key, facts: { ...facts }, ...open, unread: true };
  state.notices = [notice, ...state.notices].slice(0, maxNotices);
  ctx.notify({ key, facts, channel, group: channel, tag: id, open });
}
export function sendSms(ctx: Ctx, key: SmsKey, facts: Facts): void {
  ctx.sms({ from: sender, text: smsText(key, facts, ctx.lang), afterMs: 2000 });
}
