/** Chooses sentences so that none is repeated more often than allowed. */
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
   * `general` are slots that every text may use, with a new choice each time: who, when, … `partsOf` returns the parts
   * of a text whose uses are limited: the whole text, unless the texts consist of several sentences.
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
   * Returns one filled text of the stock, or null if none is left. Texts that were used less often are preferred;
   * `taken` are texts and templates that stand on the same page already.
   */
  say(rng: Rng, stock: readonly string[], slots: Slots, taken?: ReadonlySet<string>): string | null {
    return this.choose(rng, stock, slots, taken)?.text ?? null;
  }
  /** Like `say`, with the template of the text. */
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
  /** Counts a text that somebody else has chosen. Returns false, and counts nothing, if it was used too often. */
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
