/** How one kind of picture is thought out, before it is drawn. */
import type { Rng } from "../../state/rng.ts";
import type { Painter } from "./painter.ts";
import type { Both, Fact } from "./scene.ts";

export interface Plan {
  readonly title: Both;
  readonly words: readonly Both[];
  readonly facts: { readonly [key: string]: Fact };
  /** Called once for each language, with equal randomness. */
  paint(painter: Painter): void;
}

/** Plans one picture; `number` counts from 1 within its kind and lets a kind go through its themes in turn. */
export type Sketch = (rng: Rng, number: number) => Plan;
