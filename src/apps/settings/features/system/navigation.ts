/** What the user can do with time zones. */
import * as v from "valibot";
import { put } from "../../fields.ts";
import { on } from "../../whole.ts";

export const systemEdges = [
  on("zone", "set", { zone: v.string() }).system("set", ({ args }) => put({ group: "time", name: "zone" }, args.zone)),
] as const;
