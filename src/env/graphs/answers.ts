// Answers about a phone on a graph: observations, info, live messages, verdicts and trajectories.
import type { Element } from "#contract/element.ts";
import type { EnvInfo, Observation, ObservationWish, PictureFormat, TaskBrief, TrajectoryLine } from "#contract/env.ts";
import type { LiveGraph } from "#contract/live.ts";
import type { Verdict } from "#contract/task.ts";
import type { Action } from "#contract/action.ts";
import type { Miss } from "#contract/graph.ts";
import type { Graph, GraphNode } from "#recordings/graph.ts";
import { completion } from "#recordings/metrics.ts";
import { currentNode } from "#recordings/play.ts";
import { mobileGuiRlReward, mobileGymReward, subtractNoop } from "#judge/reward.ts";
import type { Role } from "../access.ts";
import { Refusal } from "../answer.ts";
import { isTruncated } from "../episode.ts";
import { originFor, pictureUrl, episodeStatus } from "../observation.ts";
import { parseAction } from "../records.ts";
import { isOverNoop, stepReward } from "../task-book.ts";
import type { TrajectoryPage } from "../verdict.ts";
import type { GraphCourse } from "./course.ts";

const formatsByEnding: Readonly<Record<string, PictureFormat>> = { png: "png", jpg: "jpeg", webp: "webp" };
export const blankName = "blank";

/** Returns the name of the picture that the display shows after a step, which may be the blank picture. */
export const pictureAfter = ({ loadedGraph: ground, episode, position }: GraphCourse, step: number): string =>
  pictureOfNode(
    ground.indexedGraph.node(position.way[step]!),
    episode.miss === "blank" && position.misses.includes(step),
  );
/** `blank`: whether the display shows a blank picture, because the step found no edge. */
export const pictureOfNode = ({ picture }: GraphNode, blank: boolean): string =>
  blank ? blankName : (picture ?? blankName);
export const pictureFormat = (picture: string): PictureFormat =>
  formatsByEnding[picture.split(".")[1] ?? "png"] ?? "png";

/**
 * Recorded pictures are not converted. Refuses any other format, size or quality, so that a client cannot mistake a
 * recorded picture for the requested picture.
 */
export function requireRecordedFormat(
  { size }: Graph,
  options: { readonly format?: PictureFormat; readonly width?: number; readonly quality?: number },
  names: Iterable<string>,
): void {
  const refuse = (path: string, message: string): Refusal =>
    new Refusal("invalid", "A graph's pictures are sent as they were recorded; see issues.", [{ path, message }]);
  if (options.quality !== undefined)
    throw refuse("quality", "Leave it out: pictures of a graph are neither drawn nor compressed");
  if (options.width !== undefined && options.width !== size.width)
    throw refuse("width", `Leave it out, or ask for ${size.width}`);
  for (const name of options.format === undefined ? [] : names)
    if (pictureFormat(name) !== options.format)
      throw refuse("format", `Leave it out: this picture is ${pictureFormat(name)}`);
}
/** Returns every picture that a phone on this graph can show. */
export function* allPictures({ nodes }: Graph, miss: Miss): Generator<string> {
  for (const node of Object.values(nodes)) yield pictureOfNode(node, false);
  if (miss === "blank") yield blankName;
}
/** Refuses a format that not all pictures of this graph have. */
export function checkObservationOptions(
  graph: Graph,
  miss: Miss,
  { screenshot, format, width }: ObservationWish,
): void {
  const options = { ...(format === undefined ? {} : { format }), ...(width === undefined ? {} : { width }) };
  if (screenshot !== "none") requireRecordedFormat(graph, options, allPictures(graph, miss));
}

function withoutActs(element: Element): Element {
  const copy = { ...element };
  delete copy.acts;
  return copy;
}
/** Returns the elements that the agent may see, or null if no recording contains elements. */
export const visibleElements = ({ elements }: GraphNode): Element[] | null => elements && elements.map(withoutActs);

/** Returns the observation after a step. `withPicture` adds the picture. */
export function graphObservation(course: GraphCourse, step: number, role: Role, options: ObservationWish): Observation {
  const { indexedGraph } = course.loadedGraph;
  const node = indexedGraph.node(course.position.way[step]!);
  const format = pictureFormat(pictureAfter(course, step));
  const kind = options.screenshot ?? "base64";
  const url = pictureUrl(course.env.id, step, format);
  const elements = options.elements ? visibleElements(node) : null;
  return {
    ...(kind === "none"
      ? {}
      : { screenshot: { format, ...indexedGraph.graph.size, ...(kind === "url" ? { url } : { base64: "" }) } }),
    ...(elements ? { elements } : {}),
    ...(node.clock === null ? {} : { clock: node.clock }),
    ...(role === "operator" && node.app !== null ? { app: node.app } : {}),
    ...(role === "operator" && node.screen !== null ? { screen: node.screen } : {}),
    ...(options.state_hash ? { state_hash: course.hashAfter(step) } : {}),
  };
}

export function graphTaskBrief({ loadedGraph: ground, episode }: GraphCourse, role: Role): { task: TaskBrief } {
  const { instruction, task } = ground.indexedGraph.graph;
  const brief = { instruction, budget: episode.budget };
  return { task: role === "agent" || !task ? brief : { id: task.id, ...brief, apps: [...task.apps] } };
}

export function graphInfo(course: GraphCourse, role: Role): EnvInfo {
  const { env, episode, version, step, position } = course;
  return {
    id: env.id,
    version,
    step,
    budget: episode.budget,
    status: episodeStatus(episode),
    ...(episode.outcome === null ? {} : { outcome: episode.outcome }),
    ...graphTaskBrief(course, role),
    ...(role === "operator"
      ? { graph: { id: episode.graph.id, node: currentNode(position), misses: position.misses.length } }
      : {}),
    ...originFor(episode, role),
  };
}

/** The live message for viewers. */
export function graphLive(course: GraphCourse, action?: Action): LiveGraph {
  const { env, episode, version, step, position, loadedGraph: ground } = course;
  const { instruction, size } = ground.indexedGraph.graph;
  return {
    type: "graph",
    id: env.id,
    version,
    step,
    budget: episode.budget,
    status: episodeStatus(episode),
    ...(episode.outcome === null ? {} : { outcome: episode.outcome }),
    instruction,
    graph: episode.graph.id,
    ...size,
    way: [...position.way],
    misses: [...position.misses],
    ...(action ? { action } : {}),
  };
}

/**
 * The verdict on the current position. The goal is reached if the current node is a goal node. The progress is CR
 * (MobiFlow, section 5), or 0 if no goal can be reached from the start. A graph has no side effects.
 */
export function graphVerdict({ loadedGraph: ground, episode, position, step }: GraphCourse): Verdict {
  const { indexedGraph, distances } = ground;
  const goal = indexedGraph.goals.has(currentNode(position));
  const progress = completion({ graph: indexedGraph.graph, nodes: position.way }, distances) ?? 0;
  const { outcome, budget } = episode;
  const facts = {
    goal,
    clean: true,
    progress,
    progressUnsubmitted: progress,
    wrongSheet: false,
    outcome,
    steps: step,
    budget,
  };
  const byStep = stepReward(episode.reward ?? undefined);
  // The untouched phone stays at the start, so its completion is the completion of the start node.
  const untouched = completion({ graph: indexedGraph.graph, nodes: position.way.slice(0, 1) }, distances) ?? 0;
  const earned = byStep ? mobileGuiRlReward(facts, byStep) : mobileGymReward(facts);
  const reward = isOverNoop(episode.reward ?? undefined) ? subtractNoop(earned, untouched) : earned;
  return {
    success: goal,
    goal,
    clean: true,
    progress,
    progress_noop: untouched,
    checks: [{ name: "a goal of the graph is reached", passed: goal, keeps: false }],
    side_effects: [],
    outcome,
    steps: step,
    reward: { ...reward, factors: { ...reward.factors } },
    metrics: {
      sr: goal ? 1 : 0,
      pr: progress,
      fc: outcome === "complete" && !goal ? 1 : 0,
      use: 0,
      ot: goal && isTruncated(outcome) ? 1 : 0,
    },
  };
}

const pageRows = 100;
/** Returns one page of the agent's steps after version `after`. */
export function graphTrajectory(course: GraphCourse, after: number): TrajectoryPage {
  const { version } = course;
  const rows = course.rowsAfter(after, pageRows);
  const { outcome, endedAt } = course.episode;
  const lines = rows.map((row) => {
    const step = row.step!;
    const scored = endedAt === row.version && outcome !== "error";
    const line: TrajectoryLine = {
      step,
      action: parseAction(row)!,
      commands: [],
      state_hash: row.hash,
      changes: [],
      screenshot: pictureUrl(course.env.id, step, pictureFormat(pictureAfter(course, step))),
      instruction: course.loadedGraph.indexedGraph.graph.instruction,
      ...(scored ? { reward: graphVerdict(course).reward.value } : {}),
      node: course.position.way[step]!,
      missed: course.hasMissed(step),
    };
    return `${JSON.stringify(line)}\n`;
  });
  const last = rows.at(-1)?.version ?? version;
  return { lines: lines.join(""), next: last < version ? last : null };
}
