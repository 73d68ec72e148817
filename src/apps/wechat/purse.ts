/** Accounts that the app keeps in the phone's ledger. */

/** What the owner has here. */
export const balance = "account_wechat_balance";
/** What is on its way: red packets that nobody has opened, transfers that nobody has accepted. */
export const escrow = "account_wechat_escrow";
