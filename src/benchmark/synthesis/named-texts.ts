// The texts that an instruction names by putting them in quotation marks, and where they are met on a walk.
import { standsIn } from "../../judge/knowledge.ts";
import type { Action } from "../../contract/action.ts";
import type { Element } from "../../contract/env.ts";
import type { Agent } from "../run/agent.ts";
import { pointOf, touchedAt } from "./screen-text.ts";

const quotes = /"([^"]+)"|“([^”]+)”|「([^」]+)」|『([^』]+)』|《([^》]+)》/g;

/** Each once, in order, without the marks. */
export const namedIn = (instruction: string): string[] => [
  ...new Set([...instruction.matchAll(quotes)].map((match) => match.slice(1).find((text) => text !== undefined)!)),
];

/** What was met on a walk: texts of all screens, of what was touched, and what was written. */
export interface Met {
  readonly seen: Set<string>;
  readonly touched: Set<string>;
  readonly written: Set<string>;
}
export const nothingMet = (): Met => ({ seen: new Set(), touched: new Set(), written: new Set() });

export function meet(met: Met, elements: readonly Element[], action: Action | null): void {
  if (action === null) {
    for (const element of elements) met.seen.add(textOf(element));
    return;
  }
  const point = pointOf(action);
  const touched = point && touchedAt(elements, point);
  if (touched) met.touched.add(textOf(touched.element));
  if (action.type === "TYPE") met.written.add(action.value);
}
/** Whether a named text stands in one of them, as whole words. */
export const isAmong = (named: string, texts: ReadonlySet<string>): boolean =>
  [...texts].some((text) => standsIn(named, text));

const textOf = ({ name, value }: Element): string => (value === undefined ? name : `${name} ${value}`);

/** The agent, with what it meets written into `met`. */
export const noting = (agent: Agent, met: Met): Agent => ({
  ...agent,
  start: async (brief) => {
    const session = await agent.start(brief);
    return {
      ...session,
      next: async (view, signal) => {
        meet(met, view.elements ?? [], null);
        const turn = await session.next(view, signal);
        for (const action of turn.actions) meet(met, view.elements ?? [], action);
        return turn;
      },
    };
  },
});

/**
 * An agent that follows the reference solution with its eyes open: it says COMPLETE only where each text that the instruction
 * names was on a screen on the way or was written, else that the task cannot be done. It knows the instruction and the
 * solution, not whether they belong together.
 */
export const honest = (solver: Agent): Agent => ({
  ...solver,
  profile: { ...solver.profile, name: "honest" },
  start: async (brief) => {
    const met = nothingMet();
    const session = await noting(solver, met).start(brief);
    return {
      ...session,
      next: async (view, signal) => {
        const turn = await session.next(view, signal);
        if (!turn.actions.some(({ type }) => type === "COMPLETE")) return turn;
        const missing = namedIn(brief.instruction).filter(
          (named) => !isAmong(named, met.seen) && !isAmong(named, met.written),
        );
        if (missing.length === 0) return turn;
        const words = missing.map((text) => JSON.stringify(text)).join(", ");
        return { ...turn, actions: [{ type: "ABORT", value: `${words}: nowhere to be seen`.slice(0, 500) }] };
      },
    };
  },
});
