/** Chooses sentences so that none is repeated more often than allowed. */
import type { Rng } from "#state/rng.ts";
import { fillSlots, type Slots } from "./forms.ts";

export class Composer {
  /** The template of the last text. */
  lastTemplate = "";
  private readonly uses = new Map<string, number>();
  private readonly templates = new Map<string, number>();
  private readonly maxUses: number;
  private readonly general: Readonly<Record<string, readonly string[]>>;

  /** `general` are slots that every text may use, with a new choice each time: who, when, … */
  constructor(maxUses: number, general: Readonly<Record<string, readonly string[]>>) {
    this.maxUses = maxUses;
    this.general = general;
  }

  /**
   * Returns one filled text of the stock, or null if none is left. Texts that were used less often are preferred;
   * `taken` are texts and templates that stand on the same page already.
   */
  say(rng: Rng, stock: readonly string[], slots: Slots, taken?: ReadonlySet<string>): string | null {
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
      this.lastTemplate = template;
      this.templates.set(template, (this.templates.get(template) ?? 0) + 1);
      return text;
    }
    return null;
  }
  /** Counts a text that somebody else has chosen. Returns false, and counts nothing, if it was used too often. */
  take(text: string): boolean {
    const key = text.replace(/[。！？!?.~～…\s]+$/u, "");
    const uses = this.uses.get(key) ?? 0;
    if (uses >= this.maxUses) return false;
    this.uses.set(key, uses + 1);
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
