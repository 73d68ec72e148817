/** The shapes of the words from which people and seasons are made. */
import type { SeasonKind } from "./words.ts";

/** The lines for profiles, by the zone in which a person publishes, and for anybody. */
export interface SignLines {
  readonly byZone: Readonly<Record<string, readonly string[]>>;
  readonly anybody: readonly string[];
}

export interface CastWords {
  /** The title of each role for a kind of season. */
  readonly roles: Readonly<Record<SeasonKind, readonly string[]>>;
  readonly names: readonly string[];
  /** The characters that somebody plays or speaks. */
  readonly parts: readonly string[];
}
