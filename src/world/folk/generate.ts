/** Generates the people of `folk`. */
import type { Generators } from "../define.ts";
import type folk from "./index.ts";
import { generatePeople } from "./people.ts";

export default { person: generatePeople } satisfies Generators<typeof folk>;
