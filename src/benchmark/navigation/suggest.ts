/**
 * Finds parts of the graph that no task uses yet, with the shortest path to each part. The result is a list of ideas
 * for new tasks. The most useful ideas come first.
 */
import { titlePlaceholder } from "#brands/define.ts";
import type * as v from "valibot";
import type { Json } from "#contract/json.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import type { LocalizedText } from "#os/values.ts";
import type { Kernel } from "#os/kernel.ts";
import { edgeIdOf, navigationMapOf, type GraphEdge } from "./graph.ts";
import { splitIntoWords } from "./name-words.ts";
import { shortestPaths, type Path, type PathStep } from "./paths.ts";
import type { Seen } from "./watched-kernel.ts";

export interface Parameter {
  /** The name of the parameter. Names are unique along the path, so a second `id` becomes `id2`. */
  readonly name: string;
  /** The edge that requires the parameter, and the name of the argument on that edge. */
  readonly edge: string;
  readonly arg: string;
  readonly optional: boolean;
  readonly schema: Json;
}
export interface Suggestion {
  /**
   * The edge that the task uses, or the page that it visits. A page is a screen with its parameter, such as
   * "settings.page id=sound".
   */
  readonly target: string;
  readonly kind: "act" | "page";
  readonly apps: readonly string[];
  /** The screens and edges of the path that neither a task nor an earlier suggestion uses. */
  readonly adds: readonly string[];
  readonly steps: readonly PathStep[];
  readonly touches: number;
  readonly parameters: readonly Parameter[];
  /** A draft of the instruction, with the labels of the controls. Chinese is only present if all labels are known. */
  readonly instruction: { readonly en: string; readonly zh: string | null };
  readonly difficulty: "L1" | "L2" | "L3" | "L4";
}
/** Returns the visible label of a control, or null if the app's texts do not contain it. */
export type LabelOf = (app: string, edge: string) => LocalizedText | null;

interface Target {
  readonly name: string;
  readonly kind: Suggestion["kind"];
  readonly app: string;
  readonly screen: string;
  readonly edge: GraphEdge | null;
}
interface Candidate {
  readonly target: Target;
  readonly steps: readonly PathStep[];
  readonly touches: number;
  readonly uses: readonly string[];
}

/**
 * Chooses greedily. The next suggestion is always the one that adds the most unused parts. If two add the same number,
 * the shorter path comes first. If the paths also have the same length, the name decides.
 */
export function suggestTasks(
  kernel: Kernel,
  visited: Seen,
  { app, limit, labelOf }: { readonly app: string | null; readonly limit: number; readonly labelOf: LabelOf },
): Suggestion[] {
  const { graph } = navigationMapOf(kernel);
  const used = new Set([...visited.screens, ...visited.edges, ...visited.variants]);
  const paths = new Map(graph.apps.map(({ id, start }) => [id, shortestPaths(graph, start)]));
  const edges = new Map(graph.edges.map((edge) => [edge.id, edge]));
  const fits = ({ target, steps }: Candidate): boolean => target.kind === "act" || canReachPage(kernel, target, steps);
  let left = targetsOf(kernel)
    .filter((target) => !used.has(target.name) && (app === null || target.app === app))
    .flatMap((target) =>
      candidateOf(target, paths.get(target.app)!, graph.apps.find(({ id }) => id === target.app)!.start),
    )
    .filter(fits);
  const chosen: Suggestion[] = [];
  const gainOf = (c: Candidate): number => c.uses.filter((name) => !used.has(name)).length;
  while (chosen.length < limit && left.length > 0) {
    const ranked = left
      .map((candidate) => ({ candidate, gain: gainOf(candidate) }))
      .toSorted(
        (a, b) =>
          b.gain - a.gain ||
          a.candidate.touches - b.candidate.touches ||
          (a.candidate.target.name < b.candidate.target.name ? -1 : 1),
      );
    const { candidate } = ranked[0]!;
    chosen.push(toSuggestion(kernel, candidate, used, edges, labelOf));
    for (const name of candidate.uses) used.add(name);
    left = left.filter(({ target }) => !used.has(target.name));
  }
  return chosen;
}

/**
 * Returns the possible targets: acts that change something or lead to another screen, and pages that share a screen.
 */
function targetsOf(kernel: Kernel): Target[] {
  const { graph } = navigationMapOf(kernel);
  const acts = graph.edges
    .filter(
      ({ trigger, command, system, to, from, leads }) =>
        trigger === "act" && (command !== null || system !== null || leads.length > 0 || (to !== null && to !== from)),
    )
    .map((edge): Target => ({ name: edge.id, kind: "act", app: edge.app, screen: edge.from, edge }));
  const pages = graph.screens.flatMap(({ id, app, variants }) =>
    Object.entries(variants).flatMap(([name, values]) =>
      values.map((value): Target => ({ name: `${id} ${name}=${value}`, kind: "page", app, screen: id, edge: null })),
    ),
  );
  return [...acts, ...pages];
}
/** Returns an empty array if only the phone itself opens the screen. */
function candidateOf(target: Target, paths: ReadonlyMap<string, Path>, start: string): Candidate[] {
  const path = paths.get(target.screen);
  if (!path) return [];
  const { edge } = target;
  const lead = edge?.leads[0];
  const last: PathStep[] = edge
    ? [
        {
          kind: "act",
          from: edge.from,
          to: edge.to ?? lead?.to ?? edge.from,
          edge: edge.id,
          on: edge.on,
          args: edge.args,
          guards: edge.guards,
          unless: [],
          asks: edge.asks,
          needs: edge.needs,
          intent: lead?.intent ?? null,
          chooses: lead?.intent?.startsWith("SEND ") === true,
          assumes: null,
          touches: 1 + (edge.asks ? 1 : 0),
        },
      ]
    : [];
  const steps = [...path.steps, ...last];
  const uses = [start, ...steps.flatMap(({ to, edge: id }) => (id === null ? [to] : [id, to])), target.name];
  return [
    {
      target,
      steps,
      touches: 1 + path.touches + last.reduce((sum, { touches }) => sum + touches, 0),
      uses: [...new Set(uses)],
    },
  ];
}

/** Whether the edge that opens a page accepts this value. */
function canReachPage(kernel: Kernel, target: Target, steps: readonly PathStep[]): boolean {
  const [name, value] = target.name.slice(target.name.indexOf(" ") + 1).split("=");
  const schema = parametersOf(kernel, steps).findLast(({ arg }) => arg === name)?.schema as { enum?: readonly Json[] };
  return schema?.enum?.includes(value ?? "") ?? true;
}
function toSuggestion(
  kernel: Kernel,
  { target, steps, touches, uses }: Candidate,
  used: ReadonlySet<string>,
  edges: ReadonlyMap<string, GraphEdge>,
  labelOf: LabelOf,
): Suggestion {
  const parameters = parametersOf(kernel, steps);
  const apps = [...new Set([target.app, ...steps.map(({ to }) => to.slice(0, to.indexOf(".")))])];
  return {
    target: target.name,
    kind: target.kind,
    apps,
    adds: uses.filter((name) => !used.has(name)),
    steps,
    touches,
    parameters,
    instruction: instructionOf(kernel, target, steps, parameters, edges, labelOf),
    difficulty: touches <= 3 ? "L1" : touches <= 6 ? "L2" : touches <= 9 ? "L3" : "L4",
  };
}
function parametersOf(kernel: Kernel, steps: readonly PathStep[]): Parameter[] {
  const names = new Map<string, number>();
  return steps.flatMap(({ edge: id, kind, from }) => {
    if (id === null || kind === "result") return [];
    const app = kernel.app(from.slice(0, from.indexOf(".")));
    const edge = app.navigation.edges.find((one) => edgeIdOf(app, one) === id);
    return Object.entries(edge?.args ?? {}).map(([arg, schema]): Parameter => {
      const nth = (names.get(arg) ?? 0) + 1;
      names.set(arg, nth);
      const name = nth === 1 ? arg : `${arg}${nth}`;
      const optional = /optional/.test((schema as v.GenericSchema).type);
      return { name, edge: id, arg, optional, schema: jsonSchemaOf(schema as v.GenericSchema, true) as Json };
    });
  });
}
function instructionOf(
  kernel: Kernel,
  target: Target,
  steps: readonly PathStep[],
  parameters: readonly Parameter[],
  edges: ReadonlyMap<string, GraphEdge>,
  labelOf: LabelOf,
): Suggestion["instruction"] {
  const title = titlePlaceholder(kernel.app(target.app));
  const acts = steps.filter(({ kind, edge }) => kind === "act" && edge !== null);
  const labels = acts.map(({ edge: id }) => {
    const edge = edges.get(id!)!;
    return {
      words: labelOf(edge.app, edge.id),
      plain: splitIntoWords(edge.on),
      args: parameters.filter((p) => p.edge === id),
    };
  });
  const argsText = (args: readonly Parameter[]): string => args.map(({ name }) => `{${name}}`).join(", ");
  const page = target.kind === "page" ? target.name.slice(target.name.indexOf(" ") + 1) : null;
  const en = labels.map(
    ({ words, plain, args }) => `“${words?.en ?? plain}”${args.length > 0 ? ` (${argsText(args)})` : ""}`,
  );
  const zh = labels.map(({ words, args }) =>
    words ? `“${words.zh}”${args.length > 0 ? `（${argsText(args)}）` : ""}` : null,
  );
  const known = zh.every((part) => part !== null);
  return {
    en: `In ${title}, ${en.length > 0 ? `use ${en.join(", then ")}` : "look"}${page === null ? "" : `, on the page ${page}`}.`,
    zh: known && page === null && zh.length > 0 ? `在“${title}”中，依次使用${zh.join("、")}。` : null,
  };
}
