/** How much of something a phone holds at most: what grows without end would one day stop it. */

/** The longest text that a field can hold. */
export const textMost = 20_000;
/** How long an answer in the shade can be. */
export const replyMost = 2000;
/** Commands that were injected and wait; more are refused. */
export const scheduledMost = 500;
/** Files and folders; a phone with more is full. */
export const filesMost = 2000;
/** Notifications of one app; the oldest makes room. */
export const notificationsMost = 50;
/** Sums that moved; the oldest makes room. */
export const entriesMost = 2000;
/** Cards that banks know of the owner. */
export const cardsMost = 40;
