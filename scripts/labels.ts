// What edges are called on the glass, as far as the apps' texts tell by their keys.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { phone } from "../src/apps/phone.ts";
import { edgeIdOf } from "../src/benchmark/graph/graph.ts";
import type { LabelOf } from "../src/benchmark/graph/suggest.ts";
import type { Words } from "../src/os/values.ts";
import { root } from "./env.ts";

/** A text whose key is the edge's name, its command, or what confirms it. */
export async function loadLabels(): Promise<LabelOf> {
  const labels = new Map<string, Words>();
  for (const app of phone.apps) {
    const path = join(root, "src/apps", app.id, "strings.ts");
    if (!existsSync(path)) continue;
    const { strings }: { strings: Record<"en" | "zh", Record<string, string>> } = await import(path);
    for (const edge of app.navigation.edges) {
      const bare = edge.on.replace(/^(see|open|start|set|show)(?=[A-Z])/, "");
      const keys = [edge.on, bare.charAt(0).toLowerCase() + bare.slice(1), edge.command, edge.ask?.ok];
      // A text with places to fill is a sentence, not a control.
      const key = keys.find(
        (k) => typeof k === "string" && strings.en[k] !== undefined && !strings.en[k].includes("{"),
      );
      if (typeof key === "string") labels.set(edgeIdOf(app, edge), { en: strings.en[key]!, zh: strings.zh[key]! });
    }
  }
  return (_, edge) => labels.get(edge) ?? null;
}
