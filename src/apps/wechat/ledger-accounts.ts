/** The app's accounts in the phone's ledger. */

/** The owner's balance. */
export const balanceAccount = "account_wechat_balance";
/**
 * The account for money that has not reached its recipient: unopened red packets, and transfers that are not accepted
 * yet.
 */
export const escrowAccount = "account_wechat_escrow";
