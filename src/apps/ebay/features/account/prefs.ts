import { flag, oneOf, preferences } from "#os/prefs.ts";

export const prefs = preferences({
  theme: oneOf(["system", "light", "dark"], "system"),
  /** The currency in which prices are shown in addition to US dollars. */
  currency: oneOf(["USD", "CNY"], "USD"),
  /** The country to which the shop ships while the user has no address. */
  country: oneOf(["CN", "US", "GB", "DE", "JP", "AU"], "CN"),
  fingerprint: flag(true),
  orders: flag(true),
  bids: flag(true),
  offers: flag(true),
  watch: flag(true),
  searches: flag(true),
  messages: flag(true),
  selling: flag(true),
});
