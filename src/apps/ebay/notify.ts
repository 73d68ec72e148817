/** Notifies the user with a notification and a notice in the inbox, if the preferences allow them. */
import type { Ctx } from "#os/app-command.ts";
import type { Facts } from "#os/values.ts";
import type { Json } from "#state/json.ts";
import type { ChannelName, NoticeTarget } from "./features/messages/state.ts";
import type { State } from "./state.ts";

const maxNotices = 40;

interface NoticeOptions {
  readonly channel: ChannelName;
  readonly key: NoticeKey;
  readonly facts?: Facts;
  readonly lead: NoticeTarget;
}
/** The keys of the notices' texts. */
export const noticeKeys = [
  "noticeOutbid",
  "noticeWon",
  "noticeLost",
  "noticeEndsSoon",
  "noticeOfferAccepted",
  "noticeOfferCountered",
  "noticeOfferDeclined",
  "noticeOfferExpired",
  "noticePriceDrop",
  "noticeShipped",
  "noticeDelivered",
  "noticeLapsed",
  "noticeReturnAgreed",
  "noticeRefunded",
  "noticeNewItems",
  "noticeNewFromSeller",
  "noticeMessage",
  "noticeBuyerOffer",
  "noticeBuyerBid",
  "noticeSold",
  "noticeUnsold",
  "noticeCounterTaken",
  "noticeCounterLeft",
  "noticePaidOut",
] as const;
export type NoticeKey = (typeof noticeKeys)[number];

/** Notifies the user. Does nothing if the user is signed out or has turned off the channel. */
export function notifyOwner(state: State, ctx: Ctx, { channel, key, facts = {}, lead }: NoticeOptions): void {
  if (!state.account.signedIn || !state.prefs[channel]) return;
  const id = ctx.newId("notice");
  state.notices = [{ id, at: ctx.now, channel, key, facts: { ...facts }, lead, unread: true }, ...state.notices].slice(
    0,
    maxNotices,
  );
  ctx.notify({ key, facts, channel, group: channel, tag: id, open: noticeScreen(lead) });
}
/** Returns the screen that a notice opens. */
export function noticeScreen(lead: NoticeTarget): { screen: string; params: Record<string, Json> } {
  switch (lead.to) {
    case "item":
      return { screen: "item", params: { item: lead.item } };
    case "order":
      return { screen: "order", params: { order: lead.order } };
    case "thread":
      return { screen: "thread", params: { thread: lead.thread } };
    case "seller":
      return { screen: "seller", params: { seller: lead.seller } };
    case "listing":
      return { screen: "listing", params: { listing: lead.listing } };
    default:
      return { screen: lead.to, params: {} };
  }
}
