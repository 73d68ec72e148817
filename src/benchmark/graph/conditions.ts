/** Whether declared guards can hold together: found by trying every value that makes a difference to them. */
import { holds, type Condition } from "../../os/guards.ts";

/** The values that a field can have, by its path, where they are few; any other field may be anything. */
export type Choices = Readonly<Record<string, readonly unknown[]>>;

/** With more fields than these nothing is said: they hold, for all that is known. */
const mostAssignments = 100_000;

export function canHold(conditions: readonly Condition[], choices: Choices): boolean {
  const compared = Map.groupBy(conditions.flatMap(atomsOf), ({ path }) => path);
  const fields = [...compared].map(([path, atoms]) => ({ path, values: choices[path] ?? valuesFor(atoms) }));
  if (fields.reduce((product, { values }) => product * values.length, 1) > mostAssignments) return true;
  const at: Record<string, unknown> = {};
  const tries = (i: number): boolean => {
    const field = fields[i];
    if (!field) return conditions.every((condition) => holds(condition, (path) => at[path]));
    return field.values.some((value) => {
      at[field.path] = value;
      return tries(i + 1);
    });
  };
  return tries(0);
}

/** Whether `then` holds wherever all of `given` do. */
export const implies = (given: readonly Condition[], then: Condition, choices: Choices): boolean =>
  !canHold([...given, { op: "not", of: then }], choices);

type Atom = Extract<Condition, { path: string }>;
function atomsOf(condition: Condition): Atom[] {
  switch (condition.op) {
    case "all":
    case "any":
      return condition.of.flatMap(atomsOf);
    case "not":
      return atomsOf(condition.of);
    default:
      return [condition];
  }
}

/** What the field is compared with, sizes on both sides of every bound, and something that is none of these. */
function valuesFor(atoms: readonly Atom[]): unknown[] {
  return atoms
    .flatMap((atom): unknown[] => {
      if (atom.op === "equal") return typeof atom.value === "boolean" ? [true, false] : [atom.value];
      if (atom.op === "member") return [...atom.values];
      // Two of each size: one may be a value that is excluded.
      return [0, atom.least - 1, atom.least]
        .filter((size) => size >= 0)
        .flatMap((size) => ["\u0001".repeat(size), "\u0002".repeat(size)]);
    })
    .concat([Symbol("another")]);
}
