import type { Generators } from "../define.ts";
import type web from "./index.ts";
import { webPages } from "./pages.ts";

/** Of this web: another seed is another web. */
const seed = 1;
export default { page: () => webPages(seed) } satisfies Generators<typeof web>;
