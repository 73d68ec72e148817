// The graph of one instance of a task: its reference solution and the other ways that are found, each played on the real page.
import type { Action } from "../../contract/action.ts";
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import { playEpisode } from "../oracle/episode.ts";
import type { Instance } from "../../judge/instance.ts";
import type { PhoneState } from "../../os/state.ts";
import { hashOf } from "../../state/hash.ts";
import { deepFreeze, type Json } from "../../state/json.ts";
import type { Graph } from "../../graph/graph.ts";
import { complete } from "../verify/endings.ts";
import { judge, taskOf } from "../../../tasks/book.ts";
import { actionFor, afterDeed, deedsIn, isScroll, topOf, type Deed } from "./deeds.ts";
import { proposalsFor, type ExpandWish, type Proposal, type Sequel } from "./expand.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { exactly, fused } from "./fuse.ts";
import { grown, lookedAtNow, recordingOf, Sights, type Played, type Taken } from "./record.ts";
import type { Frame, Recording } from "./recording.ts";
import { divergencesOf, type Divergence } from "./replay.ts";

export interface Built {
  readonly graph: Graph;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly recordings: readonly Recording[];
  /** The first one is the reference solution. */
  readonly played: readonly Played[];
  readonly start: PhoneState;
  readonly aliases: ReadonlyMap<string, string>;
  /** Of the recordings that are in the graph: none, unless the reference solution itself does not replay. */
  readonly divergences: readonly Divergence[];
  /** Proposals that the page did not go along with. */
  readonly dropped: number;
  /** Recordings that are not in the graph: there they would lead elsewhere. */
  readonly astray: number;
}
export interface BuildWish {
  readonly client: Client;
  readonly instance: Instance;
  readonly id: string;
  /** Null: the reference solution alone. */
  readonly expand: Omit<ExpandWish, "chance"> | null;
  /** False: its screens have no pictures, and nothing waits for one to be drawn. */
  readonly isPictured?: boolean;
}

/** Throws StuckError where the solution gets stuck. Phones that it makes are removed. */
export async function builtGraph({ client, instance, id, expand, isPictured = true }: BuildWish): Promise<Built> {
  const { env, verdict } = await playEpisode(client, taskOf(instance.id), instance, { pictures: false });
  try {
    const sights = new Sights(isPictured);
    const start = await startOf(env);
    const first = await recorded(env, sights, start, { id: "a-solution", agent: "oracle" }, verdict);
    const ground: Ground = { env, sights, start, first, deeds: deedsIn(first), aliases: new Map() };
    const played = [first];
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
          const done = await (kind === "b-way" ? playWay : playAside)(ground, proposal, name);
          if (done.length === 0) dropped += 1;
          played.push(...done);
        }
    }
    const { aliases } = ground;
    const found = played.map(({ recording }) => recording);
    const { graph, recordings, divergences } = settled(subjectOf(instance, id), found, aliases);
    const kept = played.filter(({ recording }) => recordings.includes(recording));
    const astray = found.length - recordings.length;
    return { graph, pictures: sights.pictures, recordings, played: kept, start, aliases, divergences, dropped, astray };
  } finally {
    await env.remove().catch(() => {});
  }
}
/** What everything is played on that leaves the first way. */
interface Ground {
  /** It has gone the first way. */
  readonly env: Env;
  readonly sights: Sights;
  readonly start: PhoneState;
  readonly first: Played;
  /** Of the first way. */
  readonly deeds: readonly Deed[];
  /** Grows where a screen of another way looks like one of the first. */
  readonly aliases: Map<string, string>;
}

export const subjectOf = (instance: Instance, id: string): Parameters<typeof fused>[0] => ({
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

const roundsMost = 20;
/**
 * Screens that were taken for one have to lead on alike. Where the same act leads to two that look alike as well, these are one, too;
 * else the first two were none. `aliases` is changed so. A recording that still leads elsewhere on the graph is left out.
 */
function settled(
  subject: ReturnType<typeof subjectOf>,
  all: readonly Recording[],
  aliases: Map<string, string>,
): Pick<Built, "graph" | "recordings" | "divergences"> {
  const frames = new Map(all.flatMap((one) => one.frames.map((frame) => [frame.key!, frame] as const)));
  const own = new Set(all[0]!.frames.map(({ key }) => key!));
  let recordings = all;
  for (let round = 1; ; round++) {
    const whole = fused(subject, recordings, { ...exactly, aliases });
    const divergences = divergencesOf(whole, recordings);
    const astray = new Set(divergences.map(({ run }) => run));
    if (round > roundsMost) astray.delete(all[0]!.id);
    if (astray.size === 0) return { graph: whole.graph, recordings, divergences };
    if (round > roundsMost) recordings = recordings.filter(({ id }) => !astray.has(id));
    for (const { from, kept, other } of whole.graph.conflicts) {
      const [stays, goes] = own.has(other) ? [other, kept] : [kept, other];
      const alike = !own.has(goes) && looksLike(frames.get(stays)!, frames.get(goes)!);
      for (const [key, target] of aliases)
        if (alike && target === goes) aliases.set(key, stays);
        else if (!alike && target === from) aliases.delete(key);
      if (alike) aliases.set(goes, stays);
    }
  }
}

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

/** Plays it on a fork. Empty where the page offers no such thing, or where it does not lead to the goal. */
async function playWay({ env, sights, start }: Ground, { at, deeds }: Proposal, id: string): Promise<Played[]> {
  const [fork] = await env.fork({ step: at });
  try {
    // A list is scrolled as far as this way needs.
    for (const deed of deeds.filter((one) => !isScroll(one))) {
      const action = await scrolledTo(fork!, deed);
      if (!action) return [];
      await done(fork!, action);
    }
    await done(fork!, { type: "COMPLETE" });
    const verdict = await fork!.judge();
    return verdict.success ? [await recorded(fork!, sights, start, { id, agent: "expand" }, verdict)] : [];
  } finally {
    await fork!.remove().catch(() => {});
  }
}

/**
 * One act off the first way, and how it comes back to it: by the first sequel that the page goes along with, and by BACK. Where none does,
 * it ends there. Empty where the page does not offer the act.
 */
async function playAside(ground: Ground, proposal: Proposal, id: string): Promise<Played[]> {
  const isBack = ({ deeds: [next] }: Sequel): boolean => next?.action.type === "BACK";
  const { sequels } = proposal;
  const on = await firstPlayed(
    ground,
    proposal,
    sequels.filter((one) => !isBack(one)),
    id,
  );
  const back = await firstPlayed(ground, proposal, sequels.filter(isBack), `${id}-back`);
  const found = [on, back].filter((one) => one !== null);
  if (found.length > 0) return found;
  const alone = await firstPlayed(ground, proposal, [null], id);
  return alone ? [alone] : [];
}
/** By the first of these sequels that the page goes along with, each tried on a fork; null where it does with none. */
async function firstPlayed(
  ground: Ground,
  { at, deeds }: Proposal,
  sequels: readonly (Sequel | null)[],
  id: string,
): Promise<Played | null> {
  const { env, sights, first } = ground;
  for (const sequel of sequels) {
    const [fork] = await env.fork({ step: at });
    try {
      const walked = await followed(fork!, ground, { at, deeds, sequel });
      if (!walked) continue;
      const { taken, isWhole } = walked;
      // An act at the goal may leave it as it is; one before it leads there where all of the rest was done.
      const success = (isWhole || at === first.recording.moves.length) && (await fork!.judge()).success;
      return grown(first, at, taken, await sights.brand(fork!), { id, agent: "expand", success });
    } finally {
      await fork!.remove().catch(() => {});
    }
  }
  return null;
}

/**
 * Does the deeds and those of the sequel, then what the first way does from there on, until it looks as there or all is done
 * (`isWhole`); null where the glass has no such thing, or where the page does something else than the kernel foretold.
 */
async function followed(
  fork: Env,
  { sights, start, first, deeds: own, aliases }: Ground,
  { at, deeds, sequel }: { readonly at: number; readonly deeds: readonly Deed[]; readonly sequel: Sequel | null },
): Promise<{ readonly taken: readonly Taken[]; readonly isWhole: boolean } | null> {
  const { frames } = first.recording;
  const known = new Set(frames.map(({ key }) => key));
  const taken: Taken[] = [];
  let here: PhoneState = first.states[at]!;
  let seen = first.seen[at]!;
  const act = async (deed: Deed): Promise<boolean> => {
    const action = actionFor(deed, seen.elements, topOf(here));
    const next = action && !isScroll(deed) && afterDeed(here, { ...deed, action });
    if (!next) return false;
    const { observation } = await done(fork, action);
    if (hashOf(next as unknown as Json) !== observation.state_hash) return false;
    const key = fingerprintOf(start, next);
    [here, seen] = [next, sights.get(key) ?? (await lookedAtNow(fork, next, key, sights))];
    taken.push({ action, commands: deed.commands, state: here, seen });
    return true;
  };
  for (const deed of [...deeds, ...(sequel?.deeds ?? [])]) if (!(await act(deed))) return null;
  const back = { taken, isWhole: false };
  if (!sequel) return back;
  for (let move = sequel.from; ; move++) {
    const frame = frames[move];
    if (known.has(seen.frame.key)) return back;
    if (frame && looksLike(seen.frame, frame)) {
      aliases.set(seen.frame.key!, frame.key!);
      return back;
    }
    const deed = own[move];
    // To its end it looked otherwise.
    if (!deed) return { taken, isWhole: true };
    if (!(await act(deed))) return null;
  }
}
const done = (env: Env, action: Action) => env.step(action, { screenshot: "none", state_hash: true }, "operator");

const scrollsMost = 4;
/** The action that does it, once the glass is scrolled to where it can be done; null where it is nowhere near. */
async function scrolledTo(env: Env, deed: Deed): Promise<Action | null> {
  if (deed.act === null) return deed.action;
  const entry = await entryOf(env, deed);
  for (let tries = 0; ; tries++) {
    const elements = await env.elements({ acts: true });
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
  return topOf({ view: state as unknown as PhoneState["view"] });
}
