/** Returns the id of the person or shop that an outside account belongs to. Portraits are drawn from this id. */
export const partyOfAccount = (account: string): string => /^account_out_[a-z]{3}_(.+)$/.exec(account)?.[1] ?? account;
