/** Upper limits on what a phone's state holds, so that it cannot grow without end. Lengths in UTF-16 units. */

/** The maximum length of a text field. */
export const maxTextLength = 20_000;
/** The maximum length of a reply in the notification shade. */
export const maxReplyLength = 2000;
/** Injected commands in the schedule. Further ones are refused. */
export const maxScheduled = 500;
/** Files and folders together. A phone with more is full. */
export const maxFiles = 2000;
/** Notifications of one app. The oldest is removed. */
export const maxNotifications = 50;
/** Entries of the ledger. The oldest is removed. */
export const maxLedgerEntries = 2000;
/** Cards of the owner. */
export const maxCards = 40;
