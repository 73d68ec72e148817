/** What users set. */
import { flag, oneOf, preferences } from "../../../../os/prefs.ts";

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
  /** Sums on the first page and on Me are dots. */
  hideSums: flag(false),
  /** Strangers see the whole name. */
  realName: flag(false),
  /** Recent payees and searches are kept. */
  recents: flag(true),
  /** Messages stand on the first page. */
  homeMessages: flag(true),
});
