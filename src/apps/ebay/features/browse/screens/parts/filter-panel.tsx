/** The filters of a search: expandable rows, and the number of matches. */
import { For, Show } from "solid-js";
import { namesText } from "#os/format.ts";
import { Field } from "#ui/kit/fields.tsx";
import { queryWorldPages } from "#ui/world.ts";
import { categories } from "#world/goods/categories.ts";
import goods, { conditions, countries } from "#world/goods/index.ts";
import { maxCount } from "#world/define.ts";
import { countText, localized, usd } from "#apps/ebay/format.ts";
import { OptionRow, Pills, SwitchRow } from "#apps/ebay/looks/content.tsx";
import { PillButton, TextLink } from "#apps/ebay/looks/buttons.tsx";
import { ExpandableRow, Panel } from "#apps/ebay/looks/panel.tsx";
import { FieldPair } from "#apps/ebay/looks/form.tsx";
import { destinationCountry } from "#apps/ebay/item-terms.ts";
import { conditionTexts, countryTexts, type LabelContext } from "#apps/ebay/screens/parts/labels.ts";
import type { TextKey } from "#apps/ebay/strings.ts";
import { findArgs } from "../../find.ts";
import type { filterRows } from "../../screens.ts";
import { saleFormats, type Filters, type Sort } from "../../state.ts";

type Row = (typeof filterRows)[number];
const formatTexts = { buy: "buyItNow", offers: "acceptsOffers", auction: "auction" } as const;

export function FilterPanel(p: {
  readonly open: boolean;
  readonly teller: LabelContext;
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
  const t = (key: TextKey, facts?: Record<string, string | number>) => p.teller.t(key, facts);
  const lang = () => p.teller.lang;
  const cents = (text: string) => (text.trim() === "" ? null : Math.round(Number(text) * 100) || 0);
  const whole = () => ({ ...p.draft, fromCents: cents(p.low), toCents: cents(p.high) });
  const left = queryWorldPages(
    goods.queries.find,
    () => (p.open && p.canApply ? findArgs(p.q, whole(), p.sort, destinationCountry(p.teller.state), p.now) : null),
    () => 1,
  );
  const leftText = () => {
    const n = left()?.total ?? 0;
    return t("showResults", { n: `${countText(n, lang())}${n >= maxCount ? "+" : ""}` });
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
      end={<TextLink label={t("reset")} onTap={() => p.onReset()} />}
      foot={<PillButton label={leftText()} disabled={!p.canApply} onTap={() => p.onApply()} />}
      onClose={() => p.onClose()}
    >
      <ExpandableRow
        title={t("category")}
        value={localized(branch()?.name ?? category()?.name, lang()) || any()}
        {...fold("category")}
      >
        <OptionRow title={any()} on={p.draft.category === null} onTap={() => set({ category: null, branch: null })} />
        <For each={categories}>
          {(one) => (
            <>
              <OptionRow
                title={localized(one.name, lang())}
                on={p.draft.category === one.id}
                onTap={() => set({ category: one.id, branch: null })}
              />
              <Show when={p.draft.category === one.id}>
                <Pills
                  wrap
                  name={`branches-${one.id}`}
                  options={one.branches.map((b) => ({ id: b.id, label: localized(b.name, lang()) }))}
                  chosen={p.draft.branch}
                  onPick={(id) => set({ branch: p.draft.branch === id ? null : id })}
                />
              </Show>
            </>
          )}
        </For>
      </ExpandableRow>
      <ExpandableRow
        title={t("condition")}
        value={p.draft.condition ? t(conditionTexts[p.draft.condition]) : any()}
        {...fold("condition")}
      >
        <OptionRow title={any()} on={p.draft.condition === null} onTap={() => set({ condition: null })} />
        <For each={conditions}>
          {(condition) => (
            <OptionRow
              title={t(conditionTexts[condition])}
              on={p.draft.condition === condition}
              onTap={() => set({ condition })}
            />
          )}
        </For>
      </ExpandableRow>
      <ExpandableRow title={t("price")} value={price()} {...fold("price")}>
        <FieldPair>
          <Field at={p.lowAt} label={t("priceFrom")} kind="decimal" />
          <Field at={p.highAt} label={t("priceTo")} kind="decimal" />
        </FieldPair>
      </ExpandableRow>
      <ExpandableRow
        title={t("buyingFormat")}
        value={p.draft.format ? t(formatTexts[p.draft.format]) : any()}
        {...fold("format")}
      >
        <OptionRow title={any()} on={p.draft.format === null} onTap={() => set({ format: null })} />
        <For each={saleFormats}>
          {(format) => (
            <OptionRow title={t(formatTexts[format])} on={p.draft.format === format} onTap={() => set({ format })} />
          )}
        </For>
      </ExpandableRow>
      <ExpandableRow
        title={t("itemLocation")}
        value={p.draft.country ? t(countryTexts[p.draft.country]) : any()}
        {...fold("country")}
      >
        <OptionRow title={any()} on={p.draft.country === null} onTap={() => set({ country: null })} />
        <For each={countries}>
          {(country) => (
            <OptionRow
              title={t(countryTexts[country])}
              on={p.draft.country === country}
              onTap={() => set({ country })}
            />
          )}
        </For>
      </ExpandableRow>
      <ExpandableRow
        title={t("delivery")}
        value={
          namesText([p.draft.free ? t("freeShipping") : "", p.draft.abroad ? t("shipsAbroad") : ""].filter((x) => x)) ||
          any()
        }
        {...fold("shipping")}
      >
        <SwitchRow title={t("freeShipping")} on={p.draft.free} onTap={() => set({ free: !p.draft.free })} />
        <SwitchRow title={t("shipsAbroad")} on={p.draft.abroad} onTap={() => set({ abroad: !p.draft.abroad })} />
      </ExpandableRow>
      <ExpandableRow
        title={t("returnsTitle")}
        value={p.draft.returns ? t(p.draft.returns === "returns" ? "returnsTaken" : "freeReturns") : any()}
        {...fold("returns")}
      >
        <OptionRow title={any()} on={p.draft.returns === null} onTap={() => set({ returns: null })} />
        <OptionRow
          title={t("returnsTaken")}
          on={p.draft.returns === "returns"}
          onTap={() => set({ returns: "returns" })}
        />
        <OptionRow
          title={t("freeReturns")}
          on={p.draft.returns === "freereturns"}
          onTap={() => set({ returns: "freereturns" })}
        />
      </ExpandableRow>
      <SwitchRow title={t("dealsOnly")} on={p.draft.sale} onTap={() => set({ sale: !p.draft.sale })} />
    </Panel>
  );
}
