import { flag, oneOf, preferences } from "#os/prefs.ts";

export const noticeKinds = [
  "noticePayments",
  "noticeTransfers",
  "noticeRefunds",
  "noticeEarnings",
  "noticeCredit",
  "noticeBills",
  "noticeMandates",
  "noticeChats",
  "noticeSecurity",
  "noticeOffers",
] as const;
export const prefs = preferences({
  theme: oneOf(["phone", "day", "night"], "phone"),
  size: oneOf(["small", "normal", "large", "largest"], "normal"),
  noticePayments: flag(true),
  noticeTransfers: flag(true),
  noticeRefunds: flag(true),
  noticeEarnings: flag(false),
  noticeCredit: flag(true),
  noticeBills: flag(true),
  noticeMandates: flag(true),
  noticeChats: flag(true),
  noticeSecurity: flag(true),
  noticeOffers: flag(false),
  /** Shows dots instead of sums on the home page and on the page "Me". */
  hideSums: flag(false),
  /** Shows the owner's full name to strangers. */
  realName: flag(false),
  /** Stores recent payees and searches. */
  recents: flag(true),
  /** Shows messages on the home page. */
  homeMessages: flag(true),
});
