// Formats a suggestion as a draft of a task's file. The draft type-checks, but its instance and its judge throw, so
// that an unfinished task cannot pass by mistake.
import { relative, resolve, sep } from "node:path";
import type { Suggestion } from "#benchmark/navigation/suggest.ts";
import { root } from "../env.ts";

/** The ending is not ".ts", because every ".ts" file in the folder of tasks counts as a task. */
export const draftEnding = ".ts.draft";
export const draftNameOf = ({ target }: Suggestion): string =>
  target
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");

export function formatDraft(suggestion: Suggestion, folder: string): string {
  const { apps, target, parameters, instruction, difficulty, touches, steps } = suggestion;
  const from = (path: string): string => {
    const relativePath = relative(resolve(folder), resolve(root, path)).split(sep).join("/");
    return JSON.stringify(relativePath.startsWith(".") ? relativePath : `./${relativePath}`);
  };
  const types = parameters.map(({ name, edge, arg, optional }) => {
    const [app = "", screen, on] = edge.split("~")[0]!.split(".");
    const type = `ActArgs<typeof ${app}, "${screen}.${on}">["${arg}"]`;
    // A value that may be undefined is not valid JSON. Therefore the draft's type excludes undefined, so that an
    // instance must choose a value.
    return `${name}: ${optional ? `Exclude<${type}, undefined>` : type}`;
  });
  const names = parameters.length > 0 ? `{ ${parameters.map(({ name }) => name).join(", ")} }` : "";
  const sentence = (text: string | null): string =>
    text === null
      ? `() => unwritten("the instruction in this language")`
      : `(${names}) => \`${text.replaceAll("`", "'").replaceAll(/\{(\w+)\}/g, "${$1}")}\``;
  const imports = [
    ...apps.map((app) => `import ${app} from ${from(`src/apps/${app}/index.ts`)};`),
    `import { defineTask } from ${from("src/judge/define.ts")};`,
    ...(parameters.length > 0 ? [`import type { ActArgs } from ${from("src/judge/driver.ts")};`] : []),
  ];
  const stepLines = steps.flatMap((step) => formatMoves(step, suggestion));
  return `${imports.join("\n")}

/** A draft for ${target}. To be written: parameters, checks, what may change; then it loses the ending ".draft". */
export default defineTask({
  apps: [${apps.join(", ")}],
  split: "train",
  objective: "operate",
  composition: "${apps.length > 1 ? "transfer" : touches > 3 ? "sequential" : "atomic"}",
  difficulty: "${difficulty}",
  tags: ["nav"],
  budget: ${touches <= 7 ? 15 : touches <= 15 ? 30 : 45},
  revision: 1,

  params: (): { ${types.join("; ")} } => unwritten("how an instance is drawn"),
  instruction: {
    en: [${sentence(instruction.en)}],
    zh: [${sentence(instruction.zh)}],
  },
  checks: [{ that: "what was asked for is done", holds: () => unwritten("the check") }],
  allow: () => unwritten("what may change"),

  oracle: async (o${names === "" ? "" : `, ${names}`}) => {
    await o.open(${apps[0]});
${stepLines.map((line) => `    ${line}\n`).join("")}  },
});

function unwritten(what: string): never {
  throw new Error(\`A draft: \${what} is not written yet\`);
}
`;
}
function formatMoves(step: Suggestion["steps"][number], { parameters }: Suggestion): string[] {
  const appOf = (screen: string): string => screen.slice(0, screen.indexOf("."));
  const app = appOf(step.from);
  if (step.kind === "open") return [`await o.open(${appOf(step.to)});`];
  if (step.kind === "result") return [];
  const notes = [...(step.guards.length > 0 ? [`// Where ${step.guards.join(" and ")} holds.`] : [])];
  if (step.kind === "back") return [...notes, "await o.back();"];
  const args = parameters
    .filter(({ edge }) => edge === step.edge)
    .map(({ name, arg }) => (name === arg ? name : `${arg}: ${name}`));
  const argsText = args.length > 0 ? `, { ${args.join(", ")} }` : "";
  return [
    ...notes,
    `await o.act(${app}, "${step.from.slice(app.length + 1)}.${step.on}"${argsText});`,
    ...(step.needs === null ? [] : [`await o.grant("allowed");`]),
    ...(step.asks ? ["await o.confirm();"] : []),
    ...(step.chooses ? [`await o.choose(${appOf(step.to)});`] : []),
  ];
}
