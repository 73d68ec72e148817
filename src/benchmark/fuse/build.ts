// Builds the graph of one instance of a task from the reference solution and from other paths that the search finds.
// Each path is played on the real page.
import type { Action } from "#contract/action.ts";
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import { playReferenceSolution } from "../oracle/episode.ts";
import type { Instance } from "#judge/instance.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import type { Graph } from "#recordings/graph.ts";
import { completeEnding } from "../verify/endings.ts";
import { judge, getTask } from "#tasks/catalog.ts";
import { actionFor, applyOperation, operationsIn, isScroll, frontKeyOf, type Operation } from "./operations.ts";
import { proposalsFor, type ExpandOptions, type Proposal, type Sequel } from "./expand.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { exactRules, fuseRecordings } from "./fuse.ts";
import { branchTrace, captureNow, traceEpisode, FrameCache, type EpisodeTrace, type TracedStep } from "./trace.ts";
import type { Frame, Recording } from "./recording.ts";
import { divergencesOf, type Divergence } from "./replay.ts";

export interface BuiltGraph {
  readonly graph: Graph;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly recordings: readonly Recording[];
  /** The recorded episodes. The first is the reference solution. */
  readonly traces: readonly EpisodeTrace[];
  readonly start: PhoneState;
  readonly aliases: ReadonlyMap<string, string>;
  /**
   * The divergences of the recordings that are in the graph. There are none if the reference solution replays on the
   * graph.
   */
  readonly divergences: readonly Divergence[];
  /** The number of proposals that the page did not follow. */
  readonly droppedProposals: number;
  /** The number of recordings that are left out because they would lead to other screens on the graph. */
  readonly excludedRecordings: number;
}
export interface BuildOptions {
  readonly client: Client;
  readonly instance: Instance;
  readonly id: string;
  /** Options of the search for other paths. If null, the graph contains only the reference solution. */
  readonly expand: Omit<ExpandOptions, "chance"> | null;
  /** Whether screens get pictures. If false, the build does not wait until a picture is drawn. */
  readonly isPictured?: boolean;
}

/** Throws StuckError if the solution gets stuck. Removes the phones that it creates. */
export async function buildGraph({
  client,
  instance,
  id,
  expand,
  isPictured = true,
}: BuildOptions): Promise<BuiltGraph> {
  const { env, verdict } = await playReferenceSolution(client, getTask(instance.id), instance, { pictures: false });
  try {
    const frameCache = new FrameCache(isPictured);
    const start = await fetchStartState(env);
    const first = await recordTrace(env, frameCache, start, { id: "a-solution", agent: "oracle" }, verdict);
    const ground: ExpansionContext = {
      env,
      frameCache,
      start,
      first,
      operations: operationsIn(first),
      aliases: new Map(),
    };
    const played = [first];
    let droppedProposals = 0;
    if (expand) {
      const succeeds = (end: PhoneState): boolean => judge(instance, start, end, completeEnding).success;
      const found = proposalsFor(start, first, succeeds, { ...expand, chance: `${instance.id} ${instance.seed}` });
      for (const [kind, proposals] of [
        ["b-way", found.paths],
        ["c-link", found.links],
        ["d-branch", found.branches],
      ] as const)
        for (const [i, proposal] of proposals.entries()) {
          // The search returns more proposals than are wanted, because the page may not follow each of them.
          if (kind === "b-way" && played.length > expand.ways) break;
          const name = `${kind}-${String(i + 1).padStart(2, "0")}`;
          const traces = await (kind === "b-way" ? playWay : playDetour)(ground, proposal, name);
          if (traces.length === 0) droppedProposals += 1;
          played.push(...traces);
        }
    }
    const { aliases } = ground;
    const found = played.map(({ recording }) => recording);
    const { graph, recordings, divergences } = resolveAliases(graphHeaderOf(instance, id), found, aliases);
    const kept = played.filter(({ recording }) => recordings.includes(recording));
    const excludedRecordings = found.length - recordings.length;
    return {
      graph,
      pictures: frameCache.pictures,
      recordings,
      traces: kept,
      start,
      aliases,
      divergences,
      droppedProposals,
      excludedRecordings,
    };
  } finally {
    await env.remove().catch(() => {});
  }
}
/** The data that is shared while proposals are played. */
interface ExpansionContext {
  /** A phone on which the reference solution was played. */
  readonly env: Env;
  readonly frameCache: FrameCache;
  readonly start: PhoneState;
  readonly first: EpisodeTrace;
  /** The operations of the reference solution. */
  readonly operations: readonly Operation[];
  /** Maps the key of a screen on another path to the key of the screen of the reference solution that looks like it. */
  readonly aliases: Map<string, string>;
}

export const graphHeaderOf = (instance: Instance, id: string): Parameters<typeof fuseRecordings>[0] => ({
  id,
  mode: "exact",
  task: { id: instance.id, seed: instance.seed, lang: instance.lang, apps: [...instance.apps] },
  instruction: instance.instruction,
  budget: instance.budget,
  size: { width: 1080, height: 2400 },
  history: false,
});

/**
 * Whether an agent sees the same elements with the same positions and texts in both frames. Times of day are ignored.
 */
const looksAlike = (a: Frame, b: Frame): boolean => {
  const describe = ({ app, screen, place, elements }: Frame): string =>
    JSON.stringify([app, screen, place, elements]).replaceAll(/\d{1,2}:\d{2}/g, "time");
  return describe(a) === describe(b);
};

const maxRounds = 20;
/**
 * Merges screens until every recording replays on the graph. Two merged screens must lead to the same screens. If one
 * act leads from them to two different screens that look alike, these two are also merged. If the two do not look
 * alike, the first merge is undone. Both cases change `aliases`. A recording that still diverges after `maxRounds`
 * rounds is left out, unless it is the reference solution.
 */
function resolveAliases(
  subject: ReturnType<typeof graphHeaderOf>,
  all: readonly Recording[],
  aliases: Map<string, string>,
): Pick<BuiltGraph, "graph" | "recordings" | "divergences"> {
  const frames = new Map(all.flatMap((one) => one.frames.map((frame) => [frame.key!, frame] as const)));
  const own = new Set(all[0]!.frames.map(({ key }) => key!));
  let recordings = all;
  for (let round = 1; ; round++) {
    const whole = fuseRecordings(subject, recordings, { ...exactRules, aliases });
    const divergences = divergencesOf(whole, recordings);
    const astray = new Set(divergences.map(({ run }) => run));
    if (round > maxRounds) astray.delete(all[0]!.id);
    if (astray.size === 0) return { graph: whole.graph, recordings, divergences };
    if (round > maxRounds) recordings = recordings.filter(({ id }) => !astray.has(id));
    for (const { from, kept, other } of whole.graph.conflicts) {
      const [stays, goes] = own.has(other) ? [other, kept] : [kept, other];
      const alike = !own.has(goes) && looksAlike(frames.get(stays)!, frames.get(goes)!);
      for (const [key, target] of aliases)
        if (alike && target === goes) aliases.set(key, stays);
        else if (!alike && target === from) aliases.delete(key);
      if (alike) aliases.set(goes, stays);
    }
  }
}

/** Returns the state of the phone at version 0. */
export async function fetchStartState(env: Env): Promise<PhoneState> {
  const [child] = await env.fork({ step: 0 });
  const { state } = await child!.state();
  await child!.remove();
  return deepFreeze(state) as unknown as PhoneState;
}

export async function recordTrace(
  env: Env,
  sights: FrameCache,
  start: PhoneState,
  facts: { readonly id: string; readonly agent: string | null },
  verdict: Awaited<ReturnType<Env["judge"]>>,
): Promise<EpisodeTrace> {
  const { snapshot } = await env.snapshot();
  return traceEpisode(env, sights, start, await env.download(snapshot), { ...facts, verdict });
}

/**
 * Plays the proposal on a fork. Returns an empty array if the page does not offer an operation or the goal is not
 * reached.
 */
async function playWay(
  { env, frameCache, start }: ExpansionContext,
  { startIndex, operations }: Proposal,
  id: string,
): Promise<EpisodeTrace[]> {
  const [fork] = await env.fork({ step: startIndex });
  try {
    // Recorded scrolls are skipped, because `scrollToAction` scrolls as far as this path requires.
    for (const deed of operations.filter((one) => !isScroll(one))) {
      const action = await scrollToAction(fork!, deed);
      if (!action) return [];
      await stepAsOperator(fork!, action);
    }
    await stepAsOperator(fork!, { type: "COMPLETE" });
    const verdict = await fork!.judge();
    return verdict.success ? [await recordTrace(fork!, frameCache, start, { id, agent: "expand" }, verdict)] : [];
  } finally {
    await fork!.remove().catch(() => {});
  }
}

/**
 * Plays one act that leaves the reference solution, and then returns to the solution in up to two recordings. One plays
 * the first sequel that the page follows, and the other one goes back with BACK. If neither is possible, the only
 * recording ends after the act. Returns an empty array if the page does not offer the act.
 */
async function playDetour(ground: ExpansionContext, proposal: Proposal, id: string): Promise<EpisodeTrace[]> {
  const isBack = ({ operations: [next] }: Sequel): boolean => next?.action.type === "BACK";
  const { sequels } = proposal;
  const on = await playFirstSequel(
    ground,
    proposal,
    sequels.filter((one) => !isBack(one)),
    id,
  );
  const back = await playFirstSequel(ground, proposal, sequels.filter(isBack), `${id}-back`);
  const found = [on, back].filter((one) => one !== null);
  if (found.length > 0) return found;
  const alone = await playFirstSequel(ground, proposal, [null], id);
  return alone ? [alone] : [];
}
/**
 * Tries the sequels one after another, each on its own fork. Returns the recording of the first sequel that the page
 * follows, or null if there is none.
 */
async function playFirstSequel(
  ground: ExpansionContext,
  { startIndex, operations }: Proposal,
  sequels: readonly (Sequel | null)[],
  id: string,
): Promise<EpisodeTrace | null> {
  const { env, frameCache, first } = ground;
  for (const sequel of sequels) {
    const [fork] = await env.fork({ step: startIndex });
    try {
      const walked = await followSequel(fork!, ground, { at: startIndex, deeds: operations, sequel });
      if (!walked) continue;
      const { taken, isWhole } = walked;
      // If the branch starts at the goal, the phone may still be at the goal after the act. If it starts earlier, the
      // phone reaches the goal only if the rest of the solution was played to its end.
      const success = (isWhole || startIndex === first.recording.moves.length) && (await fork!.judge()).success;
      return branchTrace(first, startIndex, taken, await frameCache.brand(fork!), { id, agent: "expand", success });
    } finally {
      await fork!.remove().catch(() => {});
    }
  }
  return null;
}

/**
 * Executes the operations of the proposal and of the sequel, then continues the reference solution. Stops when the
 * screen looks like the screen at the same move of the reference solution, or when all operations are done (`isWhole`).
 * Returns null if an operation is not offered, or if the page does not behave as the kernel predicted.
 */
async function followSequel(
  fork: Env,
  { frameCache, start, first, operations: own, aliases }: ExpansionContext,
  { at, deeds, sequel }: { readonly at: number; readonly deeds: readonly Operation[]; readonly sequel: Sequel | null },
): Promise<{ readonly taken: readonly TracedStep[]; readonly isWhole: boolean } | null> {
  const { frames } = first.recording;
  const known = new Set(frames.map(({ key }) => key));
  const steps: TracedStep[] = [];
  let here: PhoneState = first.states[at]!;
  let capture = first.captures[at]!;
  const act = async (deed: Operation): Promise<boolean> => {
    const action = actionFor(deed, capture.elements, frontKeyOf(here));
    const next = action && !isScroll(deed) && applyOperation(here, { ...deed, action });
    if (!next) return false;
    const { observation } = await stepAsOperator(fork, action);
    if (hashOf(next as unknown as Json) !== observation.state_hash) return false;
    const key = fingerprintOf(start, next);
    [here, capture] = [next, frameCache.get(key) ?? (await captureNow(fork, next, key, frameCache))];
    steps.push({ action, commands: deed.commands, state: here, capture });
    return true;
  };
  for (const deed of [...deeds, ...(sequel?.operations ?? [])]) if (!(await act(deed))) return null;
  const back = { taken: steps, isWhole: false };
  if (!sequel) return back;
  for (let move = sequel.from; ; move++) {
    const frame = frames[move];
    if (known.has(capture.frame.key)) return back;
    if (frame && looksAlike(capture.frame, frame)) {
      aliases.set(capture.frame.key!, frame.key!);
      return back;
    }
    const deed = own[move];
    // The solution ended before the screens looked the same.
    if (!deed) return { taken: steps, isWhole: true };
    if (!(await act(deed))) return null;
  }
}
const stepAsOperator = (env: Env, action: Action) =>
  env.step(action, { screenshot: "none", state_hash: true }, "operator");

const maxScrolls = 4;
/**
 * Scrolls the display until the operation can be executed. Returns the action of the operation, or null if no scroll
 * position offers it.
 */
async function scrollToAction(env: Env, deed: Operation): Promise<Action | null> {
  if (deed.act === null) return deed.action;
  const entry = await fetchFrontKey(env, deed);
  for (let tries = 0; ; tries++) {
    const elements = await env.elements({ acts: true });
    const action = actionFor(deed, elements, entry);
    const part = elements.findLast(({ scrollable, bounds: [, top, , bottom] }) => scrollable && bottom - top > 80);
    if (action || !part || tries === maxScrolls) return action;
    const [x1, y1, x2, y2] = part.bounds;
    const [x, y, far] = [(x1 + x2) / 2, (y1 + y2) / 2, (y2 - y1) * 0.35];
    await stepAsOperator(env, { type: "DRAG", point1: [x, y + far], point2: [x, y - far] });
  }
}
/** Returns the key of the topmost screen. Requests it only if the operation contains a key. */
async function fetchFrontKey(env: Env, { act, entry }: Operation): Promise<string | null> {
  if (entry === null || !act?.includes(`"${entry}"`)) return null;
  const { state } = await env.state("view");
  return frontKeyOf({ view: state as unknown as PhoneState["view"] });
}
