/** Generates merchants, billers, banks and funds from their tables. */
import type { Generators } from "../define.ts";
import { banks, billers } from "./banks.ts";
import { funds } from "./funds.ts";
import { generateShops } from "./shops.ts";
import type merchants from "./index.ts";

export default { merchant: generateShops, biller: billers, bank: banks, fund: funds } satisfies Generators<
  typeof merchants
>;
