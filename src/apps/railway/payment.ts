import { outsideAccountId } from "#os/money/ledger.ts";

/** The railway's account, which is outside of this phone. */
export const merchantAccount = outsideAccountId("railway");
export const cateringAccount = outsideAccountId("railway_catering");
export const payWithinMs = 30 * 60_000;
/** The apps that can pay, by their URI schemes. */
export const payApps = ["alipay", "weixin"] as const;
