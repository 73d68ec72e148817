import { flag, oneOf, preferences } from "#os/prefs.ts";

export const prefs = preferences({
  /** Larger text, for older people. */
  size: oneOf(["normal", "large", "largest"], "normal"),
  orders: flag(true),
  trips: flag(true),
  waitlist: flag(true),
  meals: flag(true),
  /** Sends text messages in addition to notifications. */
  sms: flag(true),
  finger: flag(true),
  /** Stores searched routes. */
  history: flag(true),
});
