/** A listing's options and how many of it: chosen before it is bought or put into the cart. */
import { For, Show } from "solid-js";
import type { Item } from "../../../../../../world/goods/index.ts";
import { said, usd } from "../../../../format.ts";
import { Part, Pills, Words } from "../../../../looks/facts.tsx";
import { LotLine } from "../../../../looks/lots.tsx";
import { Oval, Stepper } from "../../../../looks/ovals.tsx";
import { Panel } from "../../../../looks/panel.tsx";
import { priceOf, stockOf, variantOf } from "../../../../lots.ts";
import { choicesText, type Teller } from "../../../../screens/parts/telling.ts";

export function ChoosePanel(p: {
  readonly open: boolean;
  readonly teller: Teller;
  readonly item: Item;
  readonly variant: string | null;
  readonly quantity: number;
  readonly onPick: (variant: string | null) => void;
  readonly onQuantity: (quantity: number) => void;
  readonly onBuy: () => void;
  readonly onCart: () => void;
  readonly onClose: () => void;
}) {
  const chosen = () => variantOf(p.item, p.variant);
  const left = () => (chosen() || p.item.variants.length === 0 ? stockOf(p.teller.state, p.item, p.variant) : 0);
  /** The variant that has this value, and else what is chosen already. */
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
          <Oval kind="outlined" label={p.teller.t("addToCart")} disabled={left() === 0} onTap={() => p.onCart()} />
          <Oval label={p.teller.t("buyItNow")} disabled={left() === 0} onTap={() => p.onBuy()} />
        </>
      }
      onClose={() => p.onClose()}
    >
      <LotLine
        picture={chosen()?.picture ?? p.item.pictures[0]}
        title={said(p.item.title, p.teller.lang)}
        price={usd(priceOf(p.teller.state, p.item, p.variant), p.teller.lang)}
        lines={[choicesText(p.item, p.variant, p.teller.lang)]}
      />
      <For each={p.item.choices}>
        {(choice, n) => (
          <Part title={said(choice.name, p.teller.lang)}>
            <Pills
              wrap
              name={`choice-${choice.id}`}
              options={choice.values.map((value) => ({ id: value.id, label: said(value.name, p.teller.lang) }))}
              chosen={chosen()?.picks[n()] ?? null}
              onPick={(value) => pick(n(), value)}
            />
          </Part>
        )}
      </For>
      <Show
        when={left() > 0}
        fallback={
          <Show when={chosen()}>
            <Words tone="hot">{p.teller.t("soldOut")}</Words>
          </Show>
        }
      >
        <Part title={p.teller.t("quantity")}>
          <Stepper
            value={p.quantity}
            most={Math.min(99, left())}
            name={p.teller.t("quantity")}
            less={p.teller.t("oneLess")}
            more={p.teller.t("oneMore")}
            onPick={(quantity) => p.onQuantity(quantity)}
          />
        </Part>
      </Show>
    </Panel>
  );
}
