/** What is known when a new phone is filled. */
import type { Lang } from "./values.ts";

export interface SeedCtx {
  readonly now: number;
  readonly lang: Lang;
  readonly offsetMin: number;
  /** Picks the text of the phone's language. */
  say(en: string, zh: string): string;
}
