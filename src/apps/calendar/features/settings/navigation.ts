/** Edges of the settings. */
import * as v from "valibot";
import { Settings } from "./state.ts";
import { on } from "../../builder.ts";

export const settingsEdges = [
  on("settings", "change", v.partial(Settings).entries).run("changeSettings").close(),
] as const;
