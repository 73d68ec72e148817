/** What the user can set. */
import { flag, oneOf, preferences } from "../../../../os/prefs.ts";

export const prefs = preferences({
  /** Larger letters, for older people. */
  size: oneOf(["normal", "large", "largest"], "normal"),
  orders: flag(true),
  trips: flag(true),
  waitlist: flag(true),
  meals: flag(true),
  /** Messages beside notifications. */
  sms: flag(true),
  finger: flag(true),
  /** Ways that were searched for are kept. */
  history: flag(true),
});
