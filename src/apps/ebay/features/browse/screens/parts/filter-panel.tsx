/** What narrows a search: rows that unfold, and how many would be left. */
import { For, Show } from "solid-js";
import { namesText } from "../../../../../../os/format.ts";
import { Field } from "../../../../../../ui/kit/fields.tsx";
import { worldPages } from "../../../../../../ui/world.ts";
import { categories } from "../../../../../../world/goods/categories.ts";
import goods, { conditions, countries } from "../../../../../../world/goods/index.ts";
import { countMost } from "../../../../../../world/define.ts";
import { countText, said, usd } from "../../../../format.ts";
import { Pick, Pills, Turn } from "../../../../looks/facts.tsx";
import { Oval, WordLink } from "../../../../looks/ovals.tsx";
import { Fold, Panel } from "../../../../looks/panel.tsx";
import { Pair } from "../../../../looks/form.tsx";
import { countryOf } from "../../../../lots.ts";
import { conditionWords, countryWords, type Teller } from "../../../../screens/parts/telling.ts";
import type { Word } from "../../../../strings.ts";
import { findArgs } from "../../find.ts";
import type { filterRows } from "../../screens.ts";
import { kindsOfSale, type Filters, type Sort } from "../../state.ts";

type Row = (typeof filterRows)[number];
const formatWords = { buy: "buyItNow", offers: "acceptsOffers", auction: "auction" } as const;

export function FilterPanel(p: {
  readonly open: boolean;
  readonly teller: Teller;
  readonly q: string;
  readonly sort: Sort;
  readonly draft: Filters;
  readonly row: Row | null;
  readonly low: string;
  readonly high: string;
  readonly lowAt: string;
  readonly highAt: string;
  readonly now: number;
  readonly canApply: boolean;
  readonly onDraft: (draft: Filters) => void;
  readonly onRow: (row: Row | null) => void;
  readonly onReset: () => void;
  readonly onApply: () => void;
  readonly onClose: () => void;
}) {
  const t = (key: Word, facts?: Record<string, string | number>) => p.teller.t(key, facts);
  const lang = () => p.teller.lang;
  const cents = (text: string) => (text.trim() === "" ? null : Math.round(Number(text) * 100) || 0);
  const whole = () => ({ ...p.draft, fromCents: cents(p.low), toCents: cents(p.high) });
  const left = worldPages(
    goods.queries.find,
    () => (p.open && p.canApply ? findArgs(p.q, whole(), p.sort, countryOf(p.teller.state), p.now) : null),
    () => 1,
  );
  const leftText = () => {
    const n = left()?.total ?? 0;
    return t("showResults", { n: `${countText(n, lang())}${n >= countMost ? "+" : ""}` });
  };
  const set = (patch: Partial<Filters>) => p.onDraft({ ...p.draft, ...patch });
  const any = () => t("any");
  const fold = (row: Row) => ({ on: p.row === row, onTap: () => p.onRow(p.row === row ? null : row) });
  const category = () => categories.find(({ id }) => id === p.draft.category);
  const branch = () => category()?.branches.find(({ id }) => id === p.draft.branch);
  const price = () =>
    p.low.trim() === "" && p.high.trim() === ""
      ? any()
      : t("fromTo", {
          low: usd(cents(p.low) ?? 0, lang()),
          high: p.high.trim() === "" ? "∞" : usd(cents(p.high) ?? 0, lang()),
        });
  return (
    <Panel
      full
      open={p.open}
      name="filter"
      title={t("filter")}
      closeName={t("close")}
      end={<WordLink label={t("reset")} onTap={() => p.onReset()} />}
      foot={<Oval label={leftText()} disabled={!p.canApply} onTap={() => p.onApply()} />}
      onClose={() => p.onClose()}
    >
      <Fold
        title={t("category")}
        value={said(branch()?.name ?? category()?.name, lang()) || any()}
        {...fold("category")}
      >
        <Pick title={any()} on={p.draft.category === null} onTap={() => set({ category: null, branch: null })} />
        <For each={categories}>
          {(one) => (
            <>
              <Pick
                title={said(one.name, lang())}
                on={p.draft.category === one.id}
                onTap={() => set({ category: one.id, branch: null })}
              />
              <Show when={p.draft.category === one.id}>
                <Pills
                  wrap
                  name={`branches-${one.id}`}
                  options={one.branches.map((b) => ({ id: b.id, label: said(b.name, lang()) }))}
                  chosen={p.draft.branch}
                  onPick={(id) => set({ branch: p.draft.branch === id ? null : id })}
                />
              </Show>
            </>
          )}
        </For>
      </Fold>
      <Fold
        title={t("condition")}
        value={p.draft.condition ? t(conditionWords[p.draft.condition]) : any()}
        {...fold("condition")}
      >
        <Pick title={any()} on={p.draft.condition === null} onTap={() => set({ condition: null })} />
        <For each={conditions}>
          {(condition) => (
            <Pick
              title={t(conditionWords[condition])}
              on={p.draft.condition === condition}
              onTap={() => set({ condition })}
            />
          )}
        </For>
      </Fold>
      <Fold title={t("price")} value={price()} {...fold("price")}>
        <Pair>
          <Field at={p.lowAt} label={t("priceFrom")} kind="decimal" />
          <Field at={p.highAt} label={t("priceTo")} kind="decimal" />
        </Pair>
      </Fold>
      <Fold
        title={t("buyingFormat")}
        value={p.draft.format ? t(formatWords[p.draft.format]) : any()}
        {...fold("format")}
      >
        <Pick title={any()} on={p.draft.format === null} onTap={() => set({ format: null })} />
        <For each={kindsOfSale}>
          {(format) => (
            <Pick title={t(formatWords[format])} on={p.draft.format === format} onTap={() => set({ format })} />
          )}
        </For>
      </Fold>
      <Fold
        title={t("itemLocation")}
        value={p.draft.country ? t(countryWords[p.draft.country]) : any()}
        {...fold("country")}
      >
        <Pick title={any()} on={p.draft.country === null} onTap={() => set({ country: null })} />
        <For each={countries}>
          {(country) => (
            <Pick title={t(countryWords[country])} on={p.draft.country === country} onTap={() => set({ country })} />
          )}
        </For>
      </Fold>
      <Fold
        title={t("delivery")}
        value={
          namesText([p.draft.free ? t("freeShipping") : "", p.draft.abroad ? t("shipsAbroad") : ""].filter((x) => x)) ||
          any()
        }
        {...fold("shipping")}
      >
        <Turn title={t("freeShipping")} on={p.draft.free} onTap={() => set({ free: !p.draft.free })} />
        <Turn title={t("shipsAbroad")} on={p.draft.abroad} onTap={() => set({ abroad: !p.draft.abroad })} />
      </Fold>
      <Fold
        title={t("returnsTitle")}
        value={p.draft.returns ? t(p.draft.returns === "returns" ? "returnsTaken" : "freeReturns") : any()}
        {...fold("returns")}
      >
        <Pick title={any()} on={p.draft.returns === null} onTap={() => set({ returns: null })} />
        <Pick title={t("returnsTaken")} on={p.draft.returns === "returns"} onTap={() => set({ returns: "returns" })} />
        <Pick
          title={t("freeReturns")}
          on={p.draft.returns === "freereturns"}
          onTap={() => set({ returns: "freereturns" })}
        />
      </Fold>
      <Turn title={t("dealsOnly")} on={p.draft.sale} onTap={() => set({ sale: !p.draft.sale })} />
    </Panel>
  );
}
