/** Chooses sentences. No sentence is used more often than a given maximum. */
import type { Rng } from "#state/rng.ts";
import { fillSlots, type Slots } from "./forms.ts";

export interface Chosen {
  readonly template: string;
  readonly text: string;
}

export class Composer {
  private readonly uses = new Map<string, number>();
  private readonly templates = new Map<string, number>();
  private readonly maxUses: number;
  private readonly general: Readonly<Record<string, readonly string[]>>;
  private readonly partsOf: (text: string) => readonly string[];

  /**
   * `general` contains the values of slots that every text may use, such as who and when. A value is drawn anew for
   * each text. `partsOf` splits a text into the parts whose uses are counted. By default, the whole text is one part.
   */
  constructor(
    maxUses: number,
    general: Readonly<Record<string, readonly string[]>>,
    partsOf: (text: string) => readonly string[] = (text) => [text.replace(/[。！？!?.~～…\s]+$/u, "")],
  ) {
    this.maxUses = maxUses;
    this.general = general;
    this.partsOf = partsOf;
  }

  /**
   * Returns one filled text of the stock, or null if the stock has no usable text. Prefers templates that were used
   * less often. `taken` contains the texts and templates that must not be used again.
   */
  say(rng: Rng, stock: readonly string[], slots: Slots, taken?: ReadonlySet<string>): string | null {
    return this.choose(rng, stock, slots, taken)?.text ?? null;
  }
  /** Like `say`, but also returns the template of the text. */
  choose(rng: Rng, stock: readonly string[], slots: Slots, taken?: ReadonlySet<string>): Chosen | null {
    const free = taken ? stock.filter((template) => !taken.has(template)) : stock;
    const tried = rng
      .sample(free, Math.min(free.length, 14))
      .map((template, i) => ({ template, uses: (this.templates.get(template) ?? 0) * (i < 4 ? 1 : 4) }))
      .sort((a, b) => a.uses - b.uses);
    const chosen = new Map<string, string>();
    const own = new Proxy(slots, {
      get: (from, name) => from[String(name)] ?? this.generalSlot(rng, String(name), chosen),
    });
    for (const { template } of tried) {
      const text = fillSlots(template, own);
      if (text === null || taken?.has(text) || !this.take(text)) continue;
      this.templates.set(template, (this.templates.get(template) ?? 0) + 1);
      return { template, text };
    }
    return null;
  }
  /** Returns how many texts were filled from the template. */
  usesOf(template: string): number {
    return this.templates.get(template) ?? 0;
  }
  /** Counts one use of a text. Returns false, and counts nothing, if the text has reached the maximum. */
  take(text: string): boolean {
    const parts = this.partsOf(text);
    if (parts.some((part) => (this.uses.get(part) ?? 0) >= this.maxUses)) return false;
    for (const part of parts) this.uses.set(part, (this.uses.get(part) ?? 0) + 1);
    return true;
  }

  private generalSlot(rng: Rng, name: string, chosen: Map<string, string>): string | undefined {
    const known = chosen.get(name);
    if (known !== undefined) return known;
    const choices = this.general[name.replace(/\d$/, "")];
    if (!choices) return undefined;
    const value = rng.pick(choices);
    chosen.set(name, value);
    return value;
  }
}
