/** The app's accounts in the phone's ledger. */

/** The owner's balance. */
export const balanceAccount = "account_wechat_balance";
/** Money on its way: unopened red packets, transfers that are not accepted yet. */
export const escrowAccount = "account_wechat_escrow";
