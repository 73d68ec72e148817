/** Services on the home page or behind More. */
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
/** How many of these services are on the home page of a new phone. */
export const homeServiceCount = 14;
