/** Checks whether declared guards can be true together, by trying every value that makes a difference. */
import { evaluateCondition, type Condition } from "#os/guards.ts";

/** The possible values of fields with few values, by path. Any other field may have any value. */
export type Choices = Readonly<Record<string, readonly unknown[]>>;

/** If there are more combinations than this, `canHold` returns true without trying them. */
const maxAssignments = 100_000;

export function canHold(conditions: readonly Condition[], choices: Choices): boolean {
  const compared = Map.groupBy(conditions.flatMap(atomsOf), ({ path }) => path);
  const fields = [...compared].map(([path, atoms]) => ({ path, values: choices[path] ?? valuesFor(atoms) }));
  if (fields.reduce((product, { values }) => product * values.length, 1) > maxAssignments) return true;
  const at: Record<string, unknown> = {};
  const tries = (i: number): boolean => {
    const field = fields[i];
    if (!field) return conditions.every((condition) => evaluateCondition(condition, (path) => at[path]));
    return field.values.some((value) => {
      at[field.path] = value;
      return tries(i + 1);
    });
  };
  return tries(0);
}

/** Whether `then` is always true if all conditions in `known` are true. */
export const implies = (known: readonly Condition[], then: Condition, choices: Choices): boolean =>
  !canHold([...known, { op: "not", of: then }], choices);

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

/**
 * Returns the values to try for a field: the values with which the conditions compare the field, sizes on both sides of
 * every bound, and a value that differs from all of these.
 */
function valuesFor(atoms: readonly Atom[]): unknown[] {
  return atoms
    .flatMap((atom): unknown[] => {
      if (atom.op === "equal") return typeof atom.value === "boolean" ? [true, false] : [atom.value];
      if (atom.op === "member") return [...atom.values];
      // There are two values of each size, because a condition may exclude one of the two.
      return [0, atom.least - 1, atom.least]
        .filter((size) => size >= 0)
        .flatMap((size) => ["\u0001".repeat(size), "\u0002".repeat(size)]);
    })
    .concat([Symbol("another")]);
}
