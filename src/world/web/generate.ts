/** Generates the pages of the small web. Runs only at set-up. */
import type { Generators } from "../define.ts";
import type web from "./index.ts";
import { webPages, webSeed } from "./pages.ts";

export default { page: () => webPages(webSeed) } satisfies Generators<typeof web>;
