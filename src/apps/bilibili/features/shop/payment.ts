import { outsideAccountId } from "#os/money/ledger.ts";

/** The account that receives the money for memberships and goods. */
export const merchantAccount = outsideAccountId("bilibili");
