// Finds the labels of edges in the interface. An edge has a label if a key of the app's texts matches the edge.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { phone } from "#apps/phone.ts";
import { edgeIdOf } from "#benchmark/navigation/graph.ts";
import type { LabelOf } from "#benchmark/navigation/suggest.ts";
import type { LocalizedText } from "#os/values.ts";
import { root } from "../env.ts";

/** Returns the function that finds an edge's label: a text whose key is the edge's name, command or confirmation. */
export async function loadLabels(): Promise<LabelOf> {
  const labels = new Map<string, LocalizedText>();
  for (const app of phone.apps) {
    const path = join(root, "src/apps", app.id, "strings.ts");
    if (!existsSync(path)) continue;
    const { strings }: { strings: Record<"en" | "zh", Record<string, string>> } = await import(path);
    for (const edge of app.navigation.edges) {
      const bare = edge.on.replace(/^(see|open|start|set|show)(?=[A-Z])/, "");
      const keys = [edge.on, bare.charAt(0).toLowerCase() + bare.slice(1), edge.command, edge.ask?.ok];
      // A text with placeholders is a sentence and not the label of a control.
      const key = keys.find(
        (k) => typeof k === "string" && strings.en[k] !== undefined && !strings.en[k].includes("{"),
      );
      if (typeof key === "string") labels.set(edgeIdOf(app, edge), { en: strings.en[key]!, zh: strings.zh[key]! });
    }
  }
  return (_, edge) => labels.get(edge) ?? null;
}
