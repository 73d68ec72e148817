// Compares a world model with the phone: executes the same actions on both and measures the difference.
import type { Element } from "#contract/element.ts";
import type { TextWorld } from "./world-model.ts";

export interface ComparedWorld {
  readonly world: TextWorld;
  /** The agreement, from 0 to 1, for each action that the model answered with a list. */
  readonly agreement: readonly number[];
}

/**
 * Returns a world that answers with the model and repeats the actions on the phone. Once the model differs from the
 * phone, points touch other elements on the phone, so later values are less meaningful.
 */
export function compareWithPhone(model: TextWorld, phone: TextWorld): ComparedWorld {
  const agreement: number[] = [];
  let isOver = false;
  const world: TextWorld = {
    act: async (action, signal) => {
      const turn = await model.act(action, signal);
      if (isOver) return turn;
      const real = await phone.act(action, signal);
      isOver = real.over;
      if (turn.elements && real.elements) agreement.push(agreementOf(turn.elements, real.elements));
      return turn;
    },
  };
  return { world, agreement };
}

/**
 * Returns F1 by role and name: twice the number of common elements divided by the number of elements of both. Repeated
 * elements count each time. Positions and values are ignored. Returns 1 for two empty screens.
 */
export function agreementOf(a: readonly Element[], b: readonly Element[]): number {
  if (a.length + b.length === 0) return 1;
  const left = new Map<string, number>();
  const keyOf = ({ role, name }: Element): string => `${role} ${name.trim().toLowerCase()}`;
  for (const element of a) left.set(keyOf(element), (left.get(keyOf(element)) ?? 0) + 1);
  let both = 0;
  for (const element of b) {
    const count = left.get(keyOf(element)) ?? 0;
    if (count === 0) continue;
    left.set(keyOf(element), count - 1);
    both += 1;
  }
  return (2 * both) / (a.length + b.length);
}
