// The graph of one instance of a task: its reference solution and the other ways that are found, each played on the real page.
import type { Action } from "../../contract/action.ts";
import type { Client, Env } from "../agent/client.ts";
import { playEpisode } from "../oracle/episode.ts";
import type { Instance } from "../../judge/instance.ts";
import type { PhoneState } from "../../os/state.ts";
import { hashOf } from "../../state/hash.ts";
import { deepFreeze, type Json } from "../../state/json.ts";
import type { Graph } from "../../graph/graph.ts";
import { complete } from "../verify/stage.ts";
import { judge, taskOf } from "../../../tasks/book.ts";
import { actionFor, afterDeed, deedOf, isScroll, topOf, type Deed } from "./deeds.ts";
import { proposalsFor, type ExpandWish, type Proposal, type Sequel } from "./expand.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { exactly, fused } from "./fuse.ts";
import { grown, lookedAtNow, recordingOf, Sights, type Played, type Taken } from "./record.ts";
import type { Frame, Recording } from "./recording.ts";
import { divergencesOf } from "./replay.ts";

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
  /** False: its screens have no pictures, which saves half of the time. */
  readonly isPictured?: boolean;
}

/** Throws StuckError where the solution gets stuck. Phones that it makes are removed. */
export async function builtGraph({ client, instance, id, expand, isPictured = true }: BuildWish): Promise<Built> {
  const { env, verdict } = await playEpisode(client, taskOf(instance.id), instance, { pictures: false });
  try {
    const sights = new Sights(isPictured);
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
          const done =
            kind === "b-way"
              ? [await playWay(env, proposal, sights, start, name)].filter((one) => one !== null)
              : await playAside(env, first, proposal, sights, start, name, aliases);
          if (done.length === 0) dropped += 1;
          played.push(...done);
        }
    }
    const found = played.map(({ recording }) => recording);
    const { graph, recordings } = settled(subjectOf(instance, id), found, aliases);
    const kept = played.filter(({ recording }) => recordings.includes(recording));
    dropped += found.length - recordings.length;
    return { graph, pictures: sights.pictures, recordings, played: kept, start, aliases, dropped };
  } finally {
    await env.remove().catch(() => {});
  }
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
): { readonly graph: Graph; readonly recordings: readonly Recording[] } {
  const frames = new Map(all.flatMap((one) => one.frames.map((frame) => [frame.key!, frame] as const)));
  const own = new Set(all[0]!.frames.map(({ key }) => key!));
  let recordings = all;
  for (let round = 1; ; round++) {
    const whole = fused(subject, recordings, { ...exactly, aliases });
    const astray = new Set(divergencesOf(whole, recordings).map(({ run }) => run));
    if (astray.size === 0) return { graph: whole.graph, recordings };
    if (round > roundsMost) {
      recordings = recordings.filter(({ id }, i) => i === 0 || !astray.has(id));
      if (astray.has(all[0]!.id)) return { graph: whole.graph, recordings };
    }
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

/** Plays it on a fork. Null where the page offers no such thing, or where it does not lead to the goal. */
async function playWay(
  parent: Env,
  { at, deeds }: Proposal,
  sights: Sights,
  start: PhoneState,
  id: string,
): Promise<Played | null> {
  const [env] = await parent.fork({ step: at });
  try {
    // A list is scrolled as far as this way needs.
    for (const deed of deeds.filter((one) => !isScroll(one))) {
      const action = await scrolledTo(env!, deed);
      if (!action) return null;
      await done(env!, action);
    }
    await done(env!, { type: "COMPLETE" });
    const verdict = await env!.judge();
    return verdict.success ? await recorded(env!, sights, start, { id, agent: "expand" }, verdict) : null;
  } finally {
    await env!.remove().catch(() => {});
  }
}

/**
 * One act off the first way, and how it comes back to it: by the first sequel that the page goes along with, and by BACK. Where none does,
 * it ends there. Empty where the page does not offer the act.
 */
async function playAside(
  parent: Env,
  first: Played,
  { at, deeds, sequels }: Proposal,
  sights: Sights,
  start: PhoneState,
  id: string,
  aliases: Map<string, string>,
): Promise<Played[]> {
  const found: Played[] = [];
  const [back, on] = partition(sequels, ({ deeds: [next] }) => next?.action.type === "BACK");
  for (const [kind, tried] of [
    ["", on],
    ["-back", back],
    ["", [null]],
  ] as const) {
    if (kind === "" && found.length > 0) break;
    for (const sequel of tried) {
      const [env] = await parent.fork({ step: at });
      try {
        const walked = await followed(env!, first, { at, deeds, sequel }, sights, start, aliases);
        if (!walked) continue;
        const { taken, isWhole } = walked;
        // An act at the goal may leave it as it is; one before it leads there where all of the rest was done.
        const success = (isWhole || at === first.recording.moves.length) && (await env!.judge()).success;
        found.push(grown(first, at, taken, await sights.brand(env!), { id: `${id}${kind}`, agent: "expand", success }));
        break;
      } finally {
        await env!.remove().catch(() => {});
      }
    }
  }
  return found;
}

/**
 * Does the deeds and those of the sequel, then what the first way does from there on, until it looks as there or all is done
 * (`isWhole`); null where the glass has no such thing, or where the page does something else than the kernel foretold.
 */
async function followed(
  env: Env,
  first: Played,
  { at, deeds, sequel }: { readonly at: number; readonly deeds: readonly Deed[]; readonly sequel: Sequel | null },
  sights: Sights,
  start: PhoneState,
  aliases: Map<string, string>,
): Promise<{ readonly taken: readonly Taken[]; readonly isWhole: boolean } | null> {
  const { frames, moves } = first.recording;
  const known = new Set(frames.map(({ key }) => key));
  const taken: Taken[] = [];
  let here: PhoneState = first.states[at]!;
  let seen = first.seen[at]!;
  const act = async (deed: Deed): Promise<boolean> => {
    const action = actionFor(deed, seen.elements, topOf(here));
    const next = action && !isScroll(deed) && afterDeed(here, { ...deed, action });
    if (!next) return false;
    const { observation } = await done(env, action);
    if (hashOf(next as unknown as Json) !== observation.state_hash) return false;
    const key = fingerprintOf(start, next);
    [here, seen] = [next, sights.get(key) ?? (await lookedAtNow(env, next, key, sights))];
    taken.push({ action, commands: deed.commands, state: here, seen });
    return true;
  };
  for (const deed of [...deeds, ...(sequel?.deeds ?? [])]) if (!(await act(deed))) return null;
  const back = { taken, isWhole: false };
  if (!sequel) return back;
  for (let move = sequel.from; ; move++) {
    const own = frames[move];
    if (known.has(seen.frame.key)) return back;
    if (own && looksLike(seen.frame, own)) {
      aliases.set(seen.frame.key!, own.key!);
      return back;
    }
    const { action } = moves[move] ?? {};
    // To its end it looked otherwise.
    if (!action) return { taken, isWhole: true };
    if (!(await act(deedOf(action, first.states[move]!, first.seen[move]!.elements, first.commands[move]!))))
      return null;
  }
}
const partition = <T>(list: readonly T[], fits: (one: T) => boolean): [T[], T[]] => [
  list.filter(fits),
  list.filter((one) => !fits(one)),
];
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
