/** What has been done to a phone, as it comes: by its agent, by a hand, by an operator's calls. */
import { createSignal } from "solid-js";
import type { StepAction } from "../../contract/action.ts";
import type { TrajectoryLine } from "../../contract/env.ts";
import type { LivePatches } from "../../contract/live.ts";
import type { Hit } from "../gestures.ts";
import { fetchText } from "./api.ts";
import { tabStore, tryToKeep } from "./tab-store.ts";
import { wordsOf, type Told } from "./words.ts";

export interface Entry {
  readonly key: number;
  readonly who: "agent" | "hand" | "operator";
  readonly words: string;
  /** An agent's step: it can be looked at again. */
  readonly step: number | null;
  readonly action?: StepAction;
  /** Keys of one burst are told as one. */
  readonly typed: string | null;
}
/** What the tab remembers of a phone. The server keeps neither what lay under a finger nor who touched what. */
interface Kept {
  /** Of the phone, when it was kept. A phone that is behind it has begun anew since. */
  readonly version: number;
  readonly entries: readonly Omit<Entry, "key">[];
}
const most = 1000;
/** The tab's store is small, and other phones are in it, too. */
const mostKept = 300;
const byOperator = { command: "Ran a command", edit: "Edited the state", event: "Let something happen" } as const;

export function createStory(id: string, token: string) {
  const name = `phonebooth.steps.${id}`;
  /** Oldest first. */
  const [entries, setEntries] = createSignal<readonly Entry[]>([]);
  let next = 0;
  let version = -1;
  let lastStep = 0;
  const change = (make: (all: readonly Entry[]) => readonly Entry[]): void => {
    setEntries(make);
    const kept: Kept = { version, entries: entries().slice(-mostKept) };
    tryToKeep(name, JSON.stringify(kept));
  };
  const add = (entry: Omit<Entry, "key">): number => {
    const key = next++;
    change((all) => [...all.slice(1 - most), { key, ...entry }]);
    return key;
  };
  function readKept(versionNow: number, stepNow: number): void {
    const kept = JSON.parse(tabStore.getItem(name) ?? "null") as Kept | null;
    if (!kept || kept.version > versionNow || kept.entries.some(({ step }) => (step ?? 0) > stepNow)) return;
    setEntries(kept.entries.map((entry) => ({ key: next++, ...entry })));
  }
  /** The agent's steps before this page looked. What the tab remembers counts as long as it is of these steps. */
  async function recall(): Promise<void> {
    const text = await fetchText(`/v1/envs/${id}/trajectory`, token).catch(() => "");
    const lines = text.split("\n").filter((line) => line !== "");
    const told = lines.map((line) => JSON.parse(line) as TrajectoryLine);
    if (told.length === 0) return;
    const actions = new Map(told.map(({ step, action }) => [step, JSON.stringify(action)]));
    change((all) => {
      const differs = ({ step, action }: Entry): boolean =>
        step !== null && actions.has(step) && actions.get(step) !== JSON.stringify(action);
      const rest = all.some(differs) ? [] : all;
      const known = new Set(rest.map((entry) => entry.step));
      const earlier = told
        .filter(({ step }) => !known.has(step))
        .map(
          ({ step, action }): Entry => ({
            key: next++,
            who: "agent",
            words: wordsOf(action),
            step,
            action,
            typed: null,
          }),
        );
      return inOrder(rest, earlier).slice(-most);
    });
  }
  const clear = (): void => {
    version = -1;
    lastStep = 0;
    setEntries([]);
    tabStore.removeItem(name);
  };

  return {
    entries,
    clear,
    /** The phone said where it is: at first, again, or as another episode. */
    at(versionNow: number, stepNow: number): void {
      if (versionNow < version) clear();
      if (version === -1) readKept(versionNow, stepNow);
      if (stepNow > lastStep) void recall();
      version = versionNow;
      lastStep = stepNow;
    },
    heard(
      { kind, action, step, version: versionNow }: LivePatches,
      onlyTime: boolean,
      drawn: Promise<Hit | null>,
    ): void {
      version = versionNow;
      if (kind === "step") {
        lastStep = step ?? lastStep;
        if (!action) return;
        const key = add({ who: "agent", words: wordsOf(action), step: lastStep, action, typed: null });
        // Its name is known when the page has looked under the finger.
        void drawn.then((hit) => {
          if (hit) change((all) => all.map((e) => (e.key === key ? { ...e, words: wordsOf(action, hit) } : e)));
        });
      } else if (kind === "hand") {
        if (!onlyTime) add({ who: "hand", words: "Touched by another hand", step: null, typed: null });
      } else add({ who: "operator", words: byOperator[kind], step: null, typed: null });
    },
    byHand(gesture: Told, hit: Hit | null): void {
      const last = entries().at(-1);
      const value = gesture.type === "TYPE" ? String(gesture.value ?? "") : null;
      if (value === "") return;
      if (value !== null && last?.who === "hand" && last.typed !== null) {
        const typed = value === "⌫" && !/^⌫*$/.test(last.typed) ? last.typed.slice(0, -1) : last.typed + value;
        const words = typed === "" ? "Type and erase" : wordsOf({ type: "TYPE", value: typed });
        change((all) => [...all.slice(0, -1), { ...last, typed, words }]);
      } else add({ who: "hand", words: wordsOf(gesture, hit), step: null, typed: value });
    },
  };
}

/** Steps stand in their order; what is no step stays behind the step that it followed. */
function inOrder(entries: readonly Entry[], steps: readonly Entry[]): readonly Entry[] {
  const left = [...steps];
  const found: Entry[] = [];
  for (const entry of entries) {
    while (entry.step !== null && left.length > 0 && left[0]!.step! < entry.step) found.push(left.shift()!);
    found.push(entry);
  }
  return [...found, ...left];
}
