/** The services on the home page or on the page behind "More". */
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
/** The number of these services that are on the home page of a new phone. */
export const homeServiceCount = 14;
