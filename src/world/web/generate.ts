/** Generates the pages of the small web. Runs only at set-up. */
import type { Generators } from "../define.ts";
import type web from "./index.ts";
import { webPages } from "./pages.ts";

const seed = 1;
export default { page: () => webPages(seed) } satisfies Generators<typeof web>;
