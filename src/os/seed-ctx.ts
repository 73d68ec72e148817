/** The inputs of the seed of a new phone. */
import type { Lang } from "./values.ts";

export interface SeedCtx {
  readonly now: number;
  readonly lang: Lang;
  readonly offsetMin: number;
  /** Returns the text in the phone's language. */
  say(en: string, zh: string): string;
}
