/** Services that stand on the first page or behind More. */
export const services = [
  "transfer",
  "yuebao",
  "cardRepay",
  "phone",
  "billers",
  "credit",
  "packet",
  "funds",
  "bills",
  "mandates",
  "cards",
  "assets",
  "contacts",
  "analysis",
  "balance",
  "pocket",
  "transport",
  "score",
  "receive",
  "security",
] as const;
export type Service = (typeof services)[number];
/** So many of them, from the first, stand on the first page of a new phone. */
export const onFirstPage = 14;
