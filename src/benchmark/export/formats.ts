// Maps the names of the export formats to the formats.
import { androidControl } from "./android-control.ts";
import { atif } from "./atif-files.ts";
import type { Format } from "./format.ts";
import { guiOdyssey } from "./gui-odyssey.ts";
import { llamaFactory } from "./llama-factory.ts";
import { tuples } from "./tuples.ts";

export const formats: Readonly<Record<string, Format>> = {
  tuples,
  atif,
  "llama-factory": llamaFactory,
  "android-control": androidControl,
  "gui-odyssey": guiOdyssey,
};
