/** What a composed picture is: a drawing, and the exact facts that the drawing shows. */
import type { Both } from "../cast.ts";
import type { SceneKind } from "./ids.ts";

export type { Both };
export type Lang = "en" | "zh";
export type Fact = string | number | boolean | null | readonly Fact[] | Both | { readonly [key: string]: Fact };

export interface Scene {
  readonly id: string;
  readonly kind: SceneKind;
  readonly title: Both;
  /** What is in the picture, for search. */
  readonly words: { readonly en: readonly string[]; readonly zh: readonly string[] };
  /** What the picture shows, exactly. */
  readonly facts: { readonly [key: string]: Fact };
  readonly width: number;
  readonly height: number;
  /** One drawing where it has no text. */
  readonly svg: string | Both;
}

/** The inside of an icon's SVG, 32 by 32. */
export type Art = (icon: string) => string;

export const both = (en: string, zh: string): Both => ({ en, zh });
