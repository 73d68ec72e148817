/** The folk. */
import type { Generators } from "../define.ts";
import type folk from "./index.ts";
import { people } from "./people.ts";

export default { person: people } satisfies Generators<typeof folk>;
