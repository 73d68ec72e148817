/**
 * Lets the user choose the options and the quantity of a listing, before the listing is bought or added to the cart.
 */
import { For, Show } from "solid-js";
import type { Item } from "#world/goods/index.ts";
import { localized, usd } from "#apps/ebay/format.ts";
import { Section, Pills, Paragraph } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton, Stepper } from "#apps/ebay/looks/buttons.tsx";
import { Panel } from "#apps/ebay/looks/panel.tsx";
import { priceOf, countStock, findVariant } from "#apps/ebay/item-terms.ts";
import { variantText, type LabelContext } from "#apps/ebay/screens/parts/labels.ts";

export function ChoosePanel(p: {
  readonly open: boolean;
  readonly teller: LabelContext;
  readonly item: Item;
  readonly variant: string | null;
  readonly quantity: number;
  readonly onPick: (variant: string | null) => void;
  readonly onQuantity: (quantity: number) => void;
  readonly onBuy: () => void;
  readonly onCart: () => void;
  readonly onClose: () => void;
}) {
  const chosen = () => findVariant(p.item, p.variant);
  const left = () => (chosen() || p.item.variants.length === 0 ? countStock(p.teller.state, p.item, p.variant) : 0);
  /** Chooses a variant that has this value, if possible together with the other chosen values. */
  const pick = (n: number, value: string) => {
    const others = chosen()?.picks ?? [];
    const fits = p.item.variants.filter(({ picks }) => picks[n] === value);
    const best = fits.find(({ picks }) =>
      picks.every((one, m) => m === n || others[m] === undefined || others[m] === one),
    );
    const [first] = fits;
    const found = best ?? first;
    if (found) p.onPick(found.id);
  };
  return (
    <Panel
      open={p.open}
      name="choose"
      title={p.teller.t("options")}
      closeName={p.teller.t("close")}
      foot={
        <>
          <PillButton
            kind="outlined"
            label={p.teller.t("addToCart")}
            disabled={left() === 0}
            onTap={() => p.onCart()}
          />
          <PillButton label={p.teller.t("buyItNow")} disabled={left() === 0} onTap={() => p.onBuy()} />
        </>
      }
      onClose={() => p.onClose()}
    >
      <ItemLine
        picture={chosen()?.picture ?? p.item.pictures[0]}
        title={localized(p.item.title, p.teller.lang)}
        price={usd(priceOf(p.teller.state, p.item, p.variant), p.teller.lang)}
        lines={[variantText(p.item, p.variant, p.teller.lang)]}
      />
      <For each={p.item.choices}>
        {(choice, n) => (
          <Section title={localized(choice.name, p.teller.lang)}>
            <Pills
              wrap
              name={`choice-${choice.id}`}
              options={choice.values.map((value) => ({ id: value.id, label: localized(value.name, p.teller.lang) }))}
              chosen={chosen()?.picks[n()] ?? null}
              onPick={(value) => pick(n(), value)}
            />
          </Section>
        )}
      </For>
      <Show
        when={left() > 0}
        fallback={
          <Show when={chosen()}>
            <Paragraph tone="hot">{p.teller.t("soldOut")}</Paragraph>
          </Show>
        }
      >
        <Section title={p.teller.t("quantity")}>
          <Stepper
            value={p.quantity}
            most={Math.min(99, left())}
            name={p.teller.t("quantity")}
            less={p.teller.t("oneLess")}
            more={p.teller.t("oneMore")}
            onPick={(quantity) => p.onQuantity(quantity)}
          />
        </Section>
      </Show>
    </Panel>
  );
}
