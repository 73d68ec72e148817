/** A composed picture: a drawing, and the exact facts that it shows. */
import type { LocalizedText } from "../cast.ts";
import type { SceneKind } from "./ids.ts";

export type { LocalizedText };
export type Lang = "en" | "zh";
export type Fact =
  | string
  | number
  | boolean
  | null
  | readonly Fact[]
  | LocalizedText
  | { readonly [key: string]: Fact };

export interface Scene {
  readonly id: string;
  readonly kind: SceneKind;
  readonly title: LocalizedText;
  /** Words for search. */
  readonly words: { readonly en: readonly string[]; readonly zh: readonly string[] };
  /** The exact content of the picture. */
  readonly facts: { readonly [key: string]: Fact };
  readonly width: number;
  readonly height: number;
  /** One drawing if the picture has no text, otherwise one drawing per language. */
  readonly svg: string | LocalizedText;
}

/** Returns the inner SVG of an icon, 32 by 32. */
export type Art = (icon: string) => string;

export const both = (en: string, zh: string): LocalizedText => ({ en, zh });
