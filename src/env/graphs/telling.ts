// What is told of a phone on a graph: what it shows, how far it is, what it is worth.
import type {
  Element,
  EnvInfo,
  Observation,
  ObservationWish,
  PictureFormat,
  TaskBrief,
  TrajectoryLine,
} from "../../contract/env.ts";
import type { LiveGraph } from "../../contract/live.ts";
import type { Verdict } from "../../contract/task.ts";
import type { Action } from "../../contract/action.ts";
import type { Miss } from "../../contract/graph.ts";
import type { Graph, Node } from "../../graph/graph.ts";
import { completion } from "../../graph/metrics.ts";
import { nodeOf } from "../../graph/play.ts";
import { mobileGuiRlReward, mobileGymReward, overNoop } from "../../judge/reward.ts";
import type { Role } from "../access.ts";
import { Refusal } from "../answer.ts";
import { isTruncated } from "../episode.ts";
import { originOf, pictureUrl, statusOf } from "../observation.ts";
import { actionOf } from "../records.ts";
import { isOverNoop, stepReward } from "../task-book.ts";
import type { TrajectoryPage } from "../verdict.ts";
import type { GraphCourse } from "./course.ts";

const formats: Readonly<Record<string, PictureFormat>> = { png: "png", jpg: "jpeg", webp: "webp" };
export const blankName = "blank";

/** What the glass shows after a step: the name of a picture, or that there is none to show. */
export const pictureAfter = ({ ground, episode, spot }: GraphCourse, step: number): string =>
  shownAt(ground.board.node(spot.way[step]!), episode.miss === "blank" && spot.misses.includes(step));
/** `blank`: the step came to nothing, and that is shown. */
export const shownAt = ({ picture }: Node, blank: boolean): string => (blank ? blankName : (picture ?? blankName));
export const formatOf = (picture: string): PictureFormat => formats[picture.split(".")[1] ?? "png"] ?? "png";

/** Recorded pictures are given as they are. Refuses another format, size or quality, so that nobody takes one for what they asked. */
export function mustBeAsIs(
  { size }: Graph,
  asked: { readonly format?: PictureFormat; readonly width?: number; readonly quality?: number },
  names: Iterable<string>,
): void {
  const refuse = (path: string, message: string): Refusal =>
    new Refusal("invalid", "A graph's pictures are sent as they were recorded; see issues.", [{ path, message }]);
  if (asked.quality !== undefined) throw refuse("quality", "Leave it out: nothing is drawn or compressed here");
  if (asked.width !== undefined && asked.width !== size.width)
    throw refuse("width", `Leave it out, or ask for ${size.width}`);
  for (const name of asked.format === undefined ? [] : names)
    if (formatOf(name) !== asked.format) throw refuse("format", `Leave it out: this one is ${formatOf(name)}`);
}
/** Every picture that a phone on this graph may come to show. */
export function* picturesOf({ nodes }: Graph, miss: Miss): Generator<string> {
  for (const node of Object.values(nodes)) yield shownAt(node, false);
  if (miss === "blank") yield blankName;
}
/** Refuses a format that the pictures of this graph are not all of. */
export function mustFit(graph: Graph, miss: Miss, { screenshot, format, width }: ObservationWish): void {
  const asked = { ...(format === undefined ? {} : { format }), ...(width === undefined ? {} : { width }) };
  if (screenshot !== "none") mustBeAsIs(graph, asked, picturesOf(graph, miss));
}

function bare(element: Element): Element {
  const seen = { ...element };
  delete seen.acts;
  return seen;
}
/** Elements as the agent may see them; null where no recording has kept them. */
export const elementsOf = ({ elements }: Node): Element[] | null => elements && elements.map(bare);

/** After a step. The picture itself is filled in by `withPicture`. */
export function graphObservation(course: GraphCourse, step: number, role: Role, wish: ObservationWish): Observation {
  const { board } = course.ground;
  const node = board.node(course.spot.way[step]!);
  const format = formatOf(pictureAfter(course, step));
  const kind = wish.screenshot ?? "base64";
  const url = pictureUrl(course.env.id, step, format);
  const elements = wish.elements ? elementsOf(node) : null;
  return {
    ...(kind === "none"
      ? {}
      : { screenshot: { format, ...board.graph.size, ...(kind === "url" ? { url } : { base64: "" }) } }),
    ...(elements ? { elements } : {}),
    ...(node.clock === null ? {} : { clock: node.clock }),
    ...(role === "operator" && node.app !== null ? { app: node.app } : {}),
    ...(role === "operator" && node.screen !== null ? { screen: node.screen } : {}),
    ...(wish.state_hash ? { state_hash: course.hashAfter(step) } : {}),
  };
}

export function graphBrief({ ground, episode }: GraphCourse, role: Role): { task: TaskBrief } {
  const { instruction, task } = ground.board.graph;
  const brief = { instruction, budget: episode.budget };
  return { task: role === "agent" || !task ? brief : { id: task.id, ...brief, apps: [...task.apps] } };
}

export function graphInfo(course: GraphCourse, role: Role): EnvInfo {
  const { env, episode, version, step, spot } = course;
  return {
    id: env.id,
    version,
    step,
    budget: episode.budget,
    status: statusOf(episode),
    ...(episode.outcome === null ? {} : { outcome: episode.outcome }),
    ...graphBrief(course, role),
    ...(role === "operator" ? { graph: { id: episode.graph.id, node: nodeOf(spot), misses: spot.misses.length } } : {}),
    ...originOf(episode, role),
  };
}

/** For those who watch. */
export function graphLive(course: GraphCourse, action?: Action): LiveGraph {
  const { env, episode, version, step, spot, ground } = course;
  const { instruction, size } = ground.board.graph;
  return {
    type: "graph",
    id: env.id,
    version,
    step,
    budget: episode.budget,
    status: statusOf(episode),
    ...(episode.outcome === null ? {} : { outcome: episode.outcome }),
    instruction,
    graph: episode.graph.id,
    ...size,
    way: [...spot.way],
    misses: [...spot.misses],
    ...(action ? { action } : {}),
  };
}

/**
 * As it stands: the goal is met at a goal node, and progress is CR (MobiFlow, section 5), 0 where the start reaches no goal.
 * Nothing that a graph shows is a side effect.
 */
export function graphVerdict({ ground, episode, spot, step }: GraphCourse): Verdict {
  const { board, distances } = ground;
  const goal = board.goals.has(nodeOf(spot));
  const progress = completion({ graph: board.graph, nodes: spot.way }, distances) ?? 0;
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
  // The phone that nobody touched is at the start: what lies before the goal there is the whole way.
  const untouched = completion({ graph: board.graph, nodes: spot.way.slice(0, 1) }, distances) ?? 0;
  const earned = byStep ? mobileGuiRlReward(facts, byStep) : mobileGymReward(facts);
  const reward = isOverNoop(episode.reward ?? undefined) ? overNoop(earned, untouched) : earned;
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
/** The agent's steps after version `after`, a page of them. */
export function graphTrajectory(course: GraphCourse, after: number): TrajectoryPage {
  const { version } = course;
  const rows = course.rowsAfter(after, pageRows);
  const { outcome, endedAt } = course.episode;
  const lines = rows.map((row) => {
    const step = row.step!;
    const scored = endedAt === row.version && outcome !== "error";
    const line: TrajectoryLine = {
      step,
      action: actionOf(row)!,
      commands: [],
      state_hash: row.hash,
      changes: [],
      screenshot: pictureUrl(course.env.id, step, formatOf(pictureAfter(course, step))),
      instruction: course.ground.board.graph.instruction,
      ...(scored ? { reward: graphVerdict(course).reward.value } : {}),
      node: course.spot.way[step]!,
      missed: course.hasMissed(step),
    };
    return `${JSON.stringify(line)}\n`;
  });
  const last = rows.at(-1)?.version ?? version;
  return { lines: lines.join(""), next: last < version ? last : null };
}
