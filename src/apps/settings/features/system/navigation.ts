/** Edges of time zones. */
import * as v from "valibot";
import { createPut } from "../../fields.ts";
import { on } from "../../builder.ts";

export const systemEdges = [
  on("zone", "set", { zone: v.string() }).system("set", ({ args }) =>
    createPut({ group: "time", name: "zone" }, args.zone),
  ),
] as const;
