/** The log of the actions on a phone. The agent, a person at the console, or an operator's API call makes an action. */
import { createSignal } from "solid-js";
import type { StepAction } from "#contract/action.ts";
import type { TrajectoryLine } from "#contract/env.ts";
import type { LivePatches } from "#contract/live.ts";
import type { Hit } from "../gestures.ts";
import { fetchText } from "./api.ts";
import { tabStore, tryToStore } from "./tab-store.ts";
import { describeAction, type LoggedAction } from "./format.ts";

export interface LogEntry {
  readonly key: number;
  readonly who: "agent" | "hand" | "operator";
  readonly text: string;
  /**
   * The number of the agent's step. The console can show the screenshot of this step. Null for actions that are not
   * steps.
   */
  readonly step: number | null;
  readonly action?: StepAction;
  /** The text that a person has typed so far, in one entry for all consecutive keys. Null for other actions. */
  readonly typed: string | null;
}
/**
 * The log in the tab's store. The tab stores the log because the server does not store the names of touched controls,
 * or which person touched them.
 */
interface StoredLog {
  /** The phone's version when the log was stored. A phone that now has a lower version has been reset. */
  readonly version: number;
  readonly entries: readonly Omit<LogEntry, "key">[];
}
const maxEntries = 1000;
/**
 * The maximum number of stored entries. It is low because the tab's store is small and also contains the logs of other
 * phones.
 */
const maxStoredEntries = 300;
const operatorLabels = { command: "Ran a command", edit: "Edited the state", event: "Let something happen" } as const;

export function createActivityLog(id: string, token: string) {
  const name = `phonebooth.steps.${id}`;
  /** The entries, oldest first. */
  const [entries, setEntries] = createSignal<readonly LogEntry[]>([]);
  let next = 0;
  let version = -1;
  let lastStep = 0;
  const change = (make: (all: readonly LogEntry[]) => readonly LogEntry[]): void => {
    setEntries(make);
    const stored: StoredLog = { version, entries: entries().slice(-maxStoredEntries) };
    tryToStore(name, JSON.stringify(stored));
  };
  const add = (entry: Omit<LogEntry, "key">): number => {
    const key = next++;
    change((all) => [...all.slice(1 - maxEntries), { key, ...entry }]);
    return key;
  };
  function readKept(versionNow: number, stepNow: number): void {
    const stored = JSON.parse(tabStore.getItem(name) ?? "null") as StoredLog | null;
    if (!stored || stored.version > versionNow || stored.entries.some(({ step }) => (step ?? 0) > stepNow)) return;
    setEntries(stored.entries.map((entry) => ({ key: next++, ...entry })));
  }
  /**
   * Loads the steps that the agent made before this page was opened. Discards the stored log if its steps differ from
   * the loaded steps.
   */
  async function recall(): Promise<void> {
    const text = await fetchText(`/v1/envs/${id}/trajectory`, token).catch(() => "");
    const lines = text.split("\n").filter((line) => line !== "");
    const steps = lines.map((line) => JSON.parse(line) as TrajectoryLine);
    if (steps.length === 0) return;
    const actions = new Map(steps.map(({ step, action }) => [step, JSON.stringify(action)]));
    change((all) => {
      const differs = ({ step, action }: LogEntry): boolean =>
        step !== null && actions.has(step) && actions.get(step) !== JSON.stringify(action);
      const rest = all.some(differs) ? [] : all;
      const known = new Set(rest.map((entry) => entry.step));
      const earlier = steps
        .filter(({ step }) => !known.has(step))
        .map(
          ({ step, action }): LogEntry => ({
            key: next++,
            who: "agent",
            text: describeAction(action),
            step,
            action,
            typed: null,
          }),
        );
      return mergeSteps(rest, earlier).slice(-maxEntries);
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
    /**
     * Processes the version and step number that the phone has sent: at the start, after a reconnection, or after a
     * reset.
     */
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
        const key = add({ who: "agent", text: describeAction(action), step: lastStep, action, typed: null });
        // The page knows the name of the touched control only after it has looked up the control under the finger.
        void drawn.then((hit) => {
          if (hit) change((all) => all.map((e) => (e.key === key ? { ...e, text: describeAction(action, hit) } : e)));
        });
      } else if (kind === "hand") {
        if (!onlyTime) add({ who: "hand", text: "Touched by another operator", step: null, typed: null });
      } else add({ who: "operator", text: operatorLabels[kind], step: null, typed: null });
    },
    byHand(gesture: LoggedAction, hit: Hit | null): void {
      const last = entries().at(-1);
      const value = gesture.type === "TYPE" ? String(gesture.value ?? "") : null;
      if (value === "") return;
      if (value !== null && last?.who === "hand" && last.typed !== null) {
        const typed = value === "⌫" && !/^⌫*$/.test(last.typed) ? last.typed.slice(0, -1) : last.typed + value;
        const text = typed === "" ? "Type and erase" : describeAction({ type: "TYPE", value: typed });
        change((all) => [...all.slice(0, -1), { ...last, typed, text }]);
      } else add({ who: "hand", text: describeAction(gesture, hit), step: null, typed: value });
    },
  };
}

/** Inserts steps in their order. An entry that is not a step stays after the step that it followed. */
function mergeSteps(entries: readonly LogEntry[], steps: readonly LogEntry[]): readonly LogEntry[] {
  const left = [...steps];
  const found: LogEntry[] = [];
  for (const entry of entries) {
    while (entry.step !== null && left.length > 0 && left[0]!.step! < entry.step) found.push(left.shift()!);
    found.push(entry);
  }
  return [...found, ...left];
}
