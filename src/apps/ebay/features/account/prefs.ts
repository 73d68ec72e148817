/** What the user can set about the shop. */
import { flag, oneOf, preferences } from "../../../../os/prefs.ts";

export const prefs = preferences({
  theme: oneOf(["system", "light", "dark"], "system"),
  /** A second currency that prices are also told in. */
  currency: oneOf(["USD", "CNY"], "USD"),
  /** Where to, as long as no address says otherwise. */
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
