import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import ebay from "#apps/ebay/index.ts";
import { Section, Pills, Paragraph } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { itemLineTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { topics } from "../state.ts";

const topicTexts = {
  details: "topicDetails",
  shipping: "shippingTitle",
  returns: "returnsTitle",
  bundle: "topicBundle",
  order: "topicOrder",
  other: "topicOther",
} as const;

export default screen(ebay, strings, "ask", (p) => {
  const seller = queryWorld(goods.queries.seller, () => ({ id: p.params.seller }));
  const item = queryWorld(goods.queries.item, () => (p.params.item === null ? null : { id: p.params.item }));
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t("contactSeller")}
      bottom={
        <StickyButtons>
          <PillButton label={p.t("send")} disabled={!p.can("send")} onTap={() => p.act.send()} />
        </StickyButtons>
      }
    >
      <Paragraph as="title">{p.t("messageTo", { name: seller()?.handle ?? "…" })}</Paragraph>
      <Show when={p.params.item !== null}>
        <ItemLine {...itemLineTexts(p, item() ?? undefined)} />
      </Show>
      <Section title={p.t("topic")}>
        <Pills
          wrap
          name="topics"
          options={topics.map((id) => ({ id, label: p.t(topicTexts[id]) }))}
          chosen={p.view.topic}
          onPick={(topic) => p.setView({ topic })}
        />
      </Section>
      <Field at={p.field("text")} label={p.t("yourMessage")} placeholder={p.t("yourMessageHint")} multiline />
      <Show when={seller()}>
        <Paragraph as="note" tone="dim">
          {p.t("answersWithin", { n: Math.max(1, Math.round(seller()!.answersInMin / 60)) })}
        </Paragraph>
      </Show>
    </ShopPage>
  );
});
