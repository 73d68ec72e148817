/** What has been done to a phone, as it comes: by its agent, by a hand, by an operator's calls. */
import { createSignal } from "solid-js";
import type { TrajectoryLine } from "../../contract/env.ts";
import type { LivePatches } from "../../contract/live.ts";
import type { Hit } from "../gestures.ts";
import { fetchText } from "./api.ts";
import { wordsOf, type Told } from "./words.ts";

export interface Entry {
  readonly key: number;
  readonly who: "agent" | "hand" | "operator";
  readonly words: string;
  /** An agent's step: it can be looked at again. */
  readonly step: number | null;
  /** Keys of one burst are told as one. */
  readonly typed: string | null;
}
const most = 1000;
const byOperator = { command: "Ran a command", edit: "Edited the state", event: "Let something happen" } as const;

export function createStory(id: string, token: string) {
  /** Oldest first. */
  const [entries, setEntries] = createSignal<readonly Entry[]>([]);
  let next = 0;
  let version = -1;
  let lastStep = 0;
  const add = (entry: Omit<Entry, "key">): number => {
    const key = next++;
    setEntries((all) => [...all.slice(1 - most), { key, ...entry }]);
    return key;
  };
  /** The agent's steps before this page looked. */
  async function recall(): Promise<void> {
    const text = await fetchText(`/v1/envs/${id}/trajectory`, token).catch(() => "");
    const lines = text.split("\n").filter((line) => line !== "");
    const told = lines.map((line) => JSON.parse(line) as TrajectoryLine);
    setEntries((all) => {
      const known = new Set(all.map((entry) => entry.step));
      const missing = told.filter(({ step }) => !known.has(step));
      const earlier = missing.map(
        ({ step, action }): Entry => ({ key: next++, who: "agent", words: wordsOf(action), step, typed: null }),
      );
      return [...earlier, ...all].slice(-most);
    });
  }
  const clear = (): void => {
    version = -1;
    lastStep = 0;
    setEntries([]);
  };

  return {
    entries,
    clear,
    /** The phone said where it is: at first, again, or as another episode. */
    at(versionNow: number, stepNow: number): void {
      if (versionNow < version) clear();
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
        const key = add({ who: "agent", words: wordsOf(action), step: lastStep, typed: null });
        // Its name is known when the page has looked under the finger.
        void drawn.then((hit) => {
          if (hit) setEntries((all) => all.map((e) => (e.key === key ? { ...e, words: wordsOf(action, hit) } : e)));
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
        setEntries((all) => [...all.slice(0, -1), { ...last, typed, words }]);
      } else add({ who: "hand", words: wordsOf(gesture, hit), step: null, typed: value });
    },
  };
}
