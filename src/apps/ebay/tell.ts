/** What the app tells of itself: a notification where the user wants it, and a line in the inbox. */
import type { Ctx } from "../../os/app-command.ts";
import type { Facts } from "../../os/values.ts";
import type { Json } from "../../state/json.ts";
import type { ChannelName, Leading } from "./features/messages/state.ts";
import type { State } from "./state.ts";

const noticesMost = 40;

interface Telling {
  readonly channel: ChannelName;
  readonly key: NoticeKey;
  readonly facts?: Facts;
  readonly lead: Leading;
}
/** Texts of notices. */
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

/** Nothing is told to who is signed out, and nothing of a kind that was turned off. */
export function tell(state: State, ctx: Ctx, { channel, key, facts = {}, lead }: Telling): void {
  if (!state.account.signedIn || !state.prefs[channel]) return;
  const id = ctx.newId("notice");
  state.notices = [{ id, at: ctx.now, channel, key, facts: { ...facts }, lead, unread: true }, ...state.notices].slice(
    0,
    noticesMost,
  );
  ctx.notify({ key, facts, channel, group: channel, tag: id, open: placeOf(lead) });
}
/** The screen that a notice leads to. */
export function placeOf(lead: Leading): { screen: string; params: Record<string, Json> } {
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
