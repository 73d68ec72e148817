// The graph of one instance of a task: its reference solution and the other ways that are found, each played on the real page.
import type { Action } from "../../contract/action.ts";
import type { Element } from "../../contract/env.ts";
import type { Client, Env } from "../agent/client.ts";
import { playEpisode } from "../oracle/episode.ts";
import type { Instance } from "../../judge/instance.ts";
import type { PhoneState } from "../../os/state.ts";
import { hashOf } from "../../state/hash.ts";
import { deepFreeze, type Json } from "../../state/json.ts";
import type { Graph } from "../../graph/graph.ts";
import { complete } from "../verify/stage.ts";
import { judge, taskOf } from "../../../tasks/book.ts";
import { actionFor, afterDeed, isScroll, type Deed } from "./deeds.ts";
import { proposalsFor, type ExpandWish, type Proposal } from "./expand.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { exactly, fuse } from "./fuse.ts";
import { grown, lookedAtNow, recordingOf, Sights, type Played, type Taken } from "./record.ts";
import type { Frame, Recording } from "./recording.ts";

export interface Built {
  readonly graph: Graph;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly recordings: readonly Recording[];
  /** The first one is the reference solution. */
  readonly played: readonly Played[];
  readonly start: PhoneState;
  readonly aliases: ReadonlyMap<string, string>;
  /** Proposals that the page did not go along with. */
  readonly dropped: number;
}
export interface BuildWish {
  readonly client: Client;
  readonly instance: Instance;
  readonly id: string;
  /** Null: the reference solution alone. */
  readonly expand: Omit<ExpandWish, "chance"> | null;
}

/** Throws StuckError where the solution gets stuck. Phones that it makes are removed. */
export async function builtGraph({ client, instance, id, expand }: BuildWish): Promise<Built> {
  const { env, verdict } = await playEpisode(client, taskOf(instance.id), instance, { pictures: false });
  try {
    const sights = new Sights();
    const start = await startOf(env);
    const first = await recorded(env, sights, start, { id: "a-solution", agent: "oracle" }, verdict);
    const played = [first];
    const aliases = new Map<string, string>();
    let dropped = 0;
    if (expand) {
      const succeeds = (end: PhoneState): boolean => judge(instance, start, end, complete).success;
      const found = proposalsFor(start, first, succeeds, { ...expand, chance: `${instance.id} ${instance.seed}` });
      for (const [kind, proposals] of [
        ["b-way", found.ways],
        ["c-link", found.links],
        ["d-branch", found.branches],
      ] as const)
        for (const [i, proposal] of proposals.entries()) {
          // More are proposed than wanted: the page may not go along with each.
          if (kind === "b-way" && played.length > expand.ways) break;
          const name = `${kind}-${String(i + 1).padStart(2, "0")}`;
          let { joins } = proposal;
          let done = await playProposal(env, first, proposal, sights, start, name, kind === "b-way");
          // What was to follow is not on the glass: then it leads away.
          if (!done && kind === "c-link" && proposal.deeds.length > 1) {
            const alone = { ...proposal, deeds: proposal.deeds.slice(0, 1), joins: null };
            done = await playProposal(env, first, alone, sights, start, name, false);
            joins = null;
          }
          if (!done) {
            dropped += 1;
            continue;
          }
          played.push(done);
          const [end, own] = [done.recording.frames.at(-1)!, first.recording.frames[joins ?? -1]];
          if (own && end.key !== own.key && looksLike(end, own)) aliases.set(end.key!, own.key!);
        }
    }
    const recordings = played.map(({ recording }) => recording);
    const graph = fuse(subjectOf(instance, id), recordings, { ...exactly, aliases });
    return { graph, pictures: sights.pictures, recordings, played, start, aliases, dropped };
  } finally {
    await env.remove().catch(() => {});
  }
}

export const subjectOf = (instance: Instance, id: string): Parameters<typeof fuse>[0] => ({
  id,
  mode: "exact",
  task: { id: instance.id, seed: instance.seed, lang: instance.lang, apps: [...instance.apps] },
  instruction: instance.instruction,
  budget: instance.budget,
  size: { width: 1080, height: 2400 },
  history: false,
});

/** Whether an agent sees the same: what lies where, and what it says but for times. */
const looksLike = (a: Frame, b: Frame): boolean => {
  const told = ({ app, screen, place, elements }: Frame): string =>
    JSON.stringify([app, screen, place, elements]).replaceAll(/\d{1,2}:\d{2}/g, "time");
  return told(a) === told(b);
};

/** The phone at version 0. */
export async function startOf(env: Env): Promise<PhoneState> {
  const [child] = await env.fork({ step: 0 });
  const { state } = await child!.state();
  await child!.remove();
  return deepFreeze(state) as unknown as PhoneState;
}

export async function recorded(
  env: Env,
  sights: Sights,
  start: PhoneState,
  told: { readonly id: string; readonly agent: string | null },
  verdict: Awaited<ReturnType<Env["judge"]>>,
): Promise<Played> {
  const { snapshot } = await env.snapshot();
  return recordingOf(env, sights, start, await env.download(snapshot), { ...told, verdict });
}

/**
 * Plays it on a fork. Null where the page offers no such thing, or where a way does not lead to the goal. What the kernel
 * foretold and the page's hash confirms need not be asked for.
 */
async function playProposal(
  parent: Env,
  first: Played,
  { at, deeds }: Proposal,
  sights: Sights,
  start: PhoneState,
  id: string,
  isWay: boolean,
): Promise<Played | null> {
  const [env] = await parent.fork({ step: at });
  const told = { id, agent: "expand" };
  try {
    const taken: Taken[] = [];
    let here: PhoneState | null = first.states[at]!;
    let known: readonly Element[] | null = first.seen[at]!.elements;
    for (const deed of deeds) {
      // The list is scrolled as far as this way needs.
      if (isScroll(deed)) continue;
      const action = await found(env!, deed, known);
      if (!action) return null;
      const { observation } = await done(env!, action);
      const next: PhoneState | null = here && afterDeed(here, { ...deed, action });
      here = next && hashOf(next as unknown as Json) === observation.state_hash ? next : null;
      known = null;
      if (!here || isWay) continue;
      const key = fingerprintOf(start, here);
      let seen = sights.get(key);
      if (!seen) {
        seen = await lookedAtNow(env!, here, key, sights);
        known = seen.elements;
      }
      taken.push({ action, commands: deed.commands, state: here, seen });
    }
    if (isWay) await done(env!, { type: "COMPLETE" });
    // An act at the goal may leave it as it is; one before it is no whole way.
    const verdict = isWay || at === first.recording.moves.length || !here ? await env!.judge() : null;
    if (isWay && !verdict?.success) return null;
    if (isWay || !here) return await recorded(env!, sights, start, told, verdict!);
    return grown(first, at, taken, await sights.brand(env!), { ...told, success: verdict?.success ?? false });
  } finally {
    await env!.remove().catch(() => {});
  }
}
const done = (env: Env, action: Action) => env.step(action, { screenshot: "none", state_hash: true }, "operator");

const scrollsMost = 4;
/** The action that does it, once the glass is scrolled to where it can be done; null where it is nowhere near. */
async function found(env: Env, deed: Deed, known: readonly Element[] | null): Promise<Action | null> {
  if (deed.act === null) return deed.action;
  const entry = await entryOf(env, deed);
  for (let tries = 0; ; tries++) {
    const elements = (tries === 0 ? known : null) ?? (await env.elements({ acts: true }));
    const action = actionFor(deed, elements, entry);
    const part = elements.findLast(({ scrollable, bounds: [, top, , bottom] }) => scrollable && bottom - top > 80);
    if (action || !part || tries === scrollsMost) return action;
    const [x1, y1, x2, y2] = part.bounds;
    const [x, y, far] = [(x1 + x2) / 2, (y1 + y2) / 2, (y2 - y1) * 0.35];
    await done(env, { type: "DRAG", point1: [x, y + far], point2: [x, y - far] });
  }
}
/** The key of the screen in front; asked for only where a deed names one. */
async function entryOf(env: Env, { act, entry }: Deed): Promise<string | null> {
  if (entry === null || !act?.includes(`"${entry}"`)) return null;
  const { state } = await env.state("view");
  const view = state as unknown as PhoneState["view"];
  return view.tasks[view.front]?.stack.at(-1)?.key ?? null;
}
