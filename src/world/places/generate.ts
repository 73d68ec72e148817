import type { Generators } from "../define.ts";
import type places from "./index.ts";
import { generatePlaces } from "./all-places.ts";

export default { place: generatePlaces } satisfies Generators<typeof places>;
