// A model of the world beside the phone itself: the same actions are done on both, to tell how far the one is from the other.
import type { Element } from "../../contract/env.ts";
import type { WordWorld } from "./world-model.ts";

export interface Shadowed {
  readonly world: WordWorld;
  /** After each action that the model answered with a list: how much of it is so, from 0 to 1. */
  readonly agreement: readonly number[];
}

/** Speaks for the model; the phone only follows. Where the model has gone astray, so have points: later steps say less. */
export function shadowed(model: WordWorld, phone: WordWorld): Shadowed {
  const agreement: number[] = [];
  let isOver = false;
  const world: WordWorld = {
    act: async (action, signal) => {
      const said = await model.act(action, signal);
      if (isOver) return said;
      const real = await phone.act(action, signal);
      isOver = real.over;
      if (said.elements && real.elements) agreement.push(agreementOf(said.elements, real.elements));
      return said;
    },
  };
  return { world, agreement };
}

/**
 * Twice the elements that both hold, by all that both hold: F1 by role and name, each counted as often as it stands there.
 * Where an element lies and what its value is plays no part. 1 for two empty screens.
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
