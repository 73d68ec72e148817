import { outside } from "../../os/money/ledger.ts";

/** The office's account outside of this phone. */
export const merchant = outside("railway");
export const cateringAccount = outside("railway_catering");
export const payWithinMs = 30 * 60_000;
/** Apps that pay, by the scheme that they take bills with. */
export const payApps = ["alipay", "weixin"] as const;
