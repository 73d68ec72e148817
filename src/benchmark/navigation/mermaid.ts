/** Writes the graph as Mermaid text, for documents that render Mermaid. */
import { phoneSender } from "#os/broadcasts.ts";
import type { Drawing } from "./drawing.ts";

/** Quotes a text. Replaces special characters with Mermaid's form of entities. */
const quoteText = (text: string): string =>
  `"${text.replaceAll("#", "#35;").replaceAll('"', "#quot;").replaceAll("<", "#lt;").replaceAll(">", "#gt;")}"`;

export function toMermaid(drawing: Drawing): string {
  const names = new Map<string, string>();
  // The ids of nodes are generated, because the name of a screen may be a keyword of Mermaid.
  const nameOf = (id: string): string => {
    const name = names.get(id) ?? `n${names.size}`;
    names.set(id, name);
    return name;
  };
  const out = ["flowchart LR"];
  for (const { id, title } of drawing.apps) {
    out.push(`  subgraph app_${id} [${quoteText(title)}]`);
    for (const { screen, acts } of drawing.boxes) {
      if (screen.app !== id) continue;
      const parts = [
        `${screen.start ? "▶ " : ""}${screen.name}`,
        ...(screen.overlays.length > 0 ? [`over it: ${screen.overlays.join(", ")}`] : []),
        ...(acts.length > 0 ? [acts.join(" · ")] : []),
      ];
      const text = parts.map((part) => quoteText(part).slice(1, -1)).join("<br/>");
      out.push(`    ${nameOf(screen.id)}["${text}"]${screen.start ? ":::start" : ""}`);
    }
    out.push("  end");
  }
  for (const id of drawing.outside) out.push(`  ${nameOf(id)}[${quoteText(id)}]:::outside`);
  for (const { id, label } of drawing.junctions) out.push(`  ${nameOf(id)}([${quoteText(label)}]):::intent`);
  for (const { from, to, labels, kind } of drawing.arrows) {
    const line = kind === "push" || kind === "replace" ? "-->" : "-.->";
    const label = labels.length > 0 ? `|${quoteText(labels.join(" · "))}|` : "";
    out.push(`  ${nameOf(from)} ${line}${label} ${nameOf(to)}`);
  }
  const apps = new Set(drawing.apps.map(({ id }) => id));
  /** Returns the node of an app in the drawing. The phone and apps outside of the drawing get their own boxes. */
  const end = (id: string): string => (apps.has(id) ? `app_${id}` : nameOf(`app ${id}`));
  for (const { name, from, to } of drawing.broadcasts) {
    out.push(`  ${nameOf(`broadcast ${name}`)}{{${quoteText(name)}}}:::broadcast`);
    for (const id of new Set([...from, ...to.map(({ app }) => app)].filter((one) => !apps.has(one))))
      out.push(`  ${end(id)}[${quoteText(id === phoneSender ? "the phone" : id)}]:::outside`);
    for (const id of from) out.push(`  ${end(id)} -.-> ${nameOf(`broadcast ${name}`)}`);
    for (const { app, command } of to)
      out.push(`  ${nameOf(`broadcast ${name}`)} -.->|${quoteText(command)}| ${end(app)}`);
  }
  out.push(
    "  classDef broadcast fill:#e3f1f4,stroke:#0d6a7a",
    "  classDef start fill:#d9f0e3,stroke:#2f855a",
    "  classDef intent fill:#fdf3e7,stroke:#b4530a",
    "  classDef outside fill:#fdf3e7,stroke:#b4530a,stroke-dasharray:4 3",
  );
  return `${out.join("\n")}\n`;
}
