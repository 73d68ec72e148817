import type { Generators } from "../define.ts";
import type places from "./index.ts";
import { madePlaces } from "./made.ts";

export default { place: madePlaces } satisfies Generators<typeof places>;
