/** Merchants, billers, banks and funds, from their lines. */
import type { Generators } from "../define.ts";
import { banks, billers } from "./banks.ts";
import { funds } from "./funds.ts";
import { shops } from "./shops.ts";
import type merchants from "./index.ts";

export default { merchant: shops, biller: billers, bank: banks, fund: funds } satisfies Generators<typeof merchants>;
