import { flag, oneOf, preferences } from "#os/prefs.ts";

export const prefs = preferences({
  /** The text size. The larger sizes are for older people. */
  size: oneOf(["normal", "large", "largest"], "normal"),
  orders: flag(true),
  trips: flag(true),
  waitlist: flag(true),
  meals: flag(true),
  /** Whether to send text messages in addition to notifications. */
  sms: flag(true),
  finger: flag(true),
  /** Whether to store the routes that the user searched for. */
  history: flag(true),
});
