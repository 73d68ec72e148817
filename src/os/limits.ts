/**
 * Upper limits on the contents of a phone's state, so that the state cannot grow without limit. Lengths are in UTF-16
 * units.
 */

/** The maximum length of a text field. */
export const maxTextLength = 20_000;
/** The maximum length of a reply in the notification shade. */
export const maxReplyLength = 2000;
/** The maximum number of injected commands in the schedule. Further commands are refused. */
export const maxScheduled = 500;
/** The maximum number of files and folders together. A phone with this number is full. */
export const maxFiles = 2000;
/** The maximum number of notifications of one app. If there are more, the oldest notification is removed. */
export const maxNotifications = 50;
/** The maximum number of ledger entries. If there are more, the oldest entry is removed. */
export const maxLedgerEntries = 2000;
/** The maximum number of the owner's cards. */
export const maxCards = 40;
