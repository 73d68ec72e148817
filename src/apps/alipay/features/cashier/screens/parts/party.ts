/** Whose an outside account is: the id that portraits are drawn from. */
export const partyIn = (account: string): string => /^account_out_[a-z]{3}_(.+)$/.exec(account)?.[1] ?? account;
