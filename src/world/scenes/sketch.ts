/** The plan of a picture, before it is drawn. */
import type { Rng } from "#state/rng.ts";
import type { Painter } from "./painter.ts";
import type { LocalizedText, Fact } from "./scene.ts";

export interface ScenePlan {
  readonly title: LocalizedText;
  readonly words: readonly LocalizedText[];
  readonly facts: { readonly [key: string]: Fact };
  /** Draws the picture. The caller calls it once per language, with the same random numbers. */
  paint(painter: Painter): void;
}

/**
 * Plans one picture. `number` counts from 1 within the kind of picture. A sketch uses `number` to alternate its themes.
 */
export type Sketch = (rng: Rng, number: number) => ScenePlan;
