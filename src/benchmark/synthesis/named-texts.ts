// Finds the texts in quotation marks in an instruction, and the texts that an agent encounters on a walk.
import { containsWords } from "#judge/knowledge.ts";
import type { DisplayAction } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Agent } from "../run/agent.ts";
import { pointOf, findElementAt } from "./screen-text.ts";

const quotes = /"([^"]+)"|“([^”]+)”|「([^」]+)」|『([^』]+)』|《([^》]+)》/g;

/** Returns the texts in order, without duplicates and without the quotation marks. */
export const quotedTexts = (instruction: string): string[] => [
  ...new Set([...instruction.matchAll(quotes)].map((match) => match.slice(1).find((text) => text !== undefined)!)),
];

/** The texts that an agent encountered on a walk: texts on all screens, texts of touched elements, and typed texts. */
export interface EncounteredTexts {
  readonly seen: Set<string>;
  readonly touched: Set<string>;
  readonly written: Set<string>;
}
export const noEncounters = (): EncounteredTexts => ({ seen: new Set(), touched: new Set(), written: new Set() });

export function collectTexts(met: EncounteredTexts, elements: readonly Element[], action: DisplayAction | null): void {
  if (action === null) {
    for (const element of elements) met.seen.add(textOf(element));
    return;
  }
  const point = pointOf(action);
  const touched = point && findElementAt(elements, point);
  if (touched) met.touched.add(textOf(touched.element));
  if (action.type === "TYPE") met.written.add(action.value);
}
/** Whether one of the texts contains the named text as whole words. */
export const isAmong = (named: string, texts: ReadonlySet<string>): boolean =>
  [...texts].some((text) => containsWords(named, text));

const textOf = ({ name, value }: Element): string => (value === undefined ? name : `${name} ${value}`);

/** Returns an agent that acts like `agent` and adds the texts that it encounters to `met`. */
export const collectingAgent = (agent: Agent, met: EncounteredTexts): Agent => ({
  ...agent,
  start: async (brief) => {
    const session = await agent.start(brief);
    return {
      ...session,
      next: async (view, signal) => {
        collectTexts(met, view.elements ?? [], null);
        const turn = await session.next(view, signal);
        for (const action of turn.actions) collectTexts(met, view.elements ?? [], action);
        return turn;
      },
    };
  },
});

/**
 * Returns an agent that follows the reference solution and collects the texts that it encounters. At the end, it sends
 * COMPLETE if each text that the instruction names was on a screen or was typed. Otherwise it sends ABORT, because the
 * task cannot be done. The agent has the instruction and the solution, but no information whether they belong together.
 */
export const honestAgent = (solver: Agent): Agent => ({
  ...solver,
  profile: { ...solver.profile, name: "honest" },
  start: async (brief) => {
    const met = noEncounters();
    const session = await collectingAgent(solver, met).start(brief);
    return {
      ...session,
      next: async (view, signal) => {
        const turn = await session.next(view, signal);
        if (!turn.actions.some(({ type }) => type === "COMPLETE")) return turn;
        const missing = quotedTexts(brief.instruction).filter(
          (named) => !isAmong(named, met.seen) && !isAmong(named, met.written),
        );
        if (missing.length === 0) return turn;
        const words = missing.map((text) => JSON.stringify(text)).join(", ");
        return { ...turn, actions: [{ type: "ABORT", value: `${words}: nowhere to be seen`.slice(0, 500) }] };
      },
    };
  },
});
