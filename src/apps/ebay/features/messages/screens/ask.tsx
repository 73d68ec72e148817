import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import ebay from "../../../index.ts";
import { Part, Pills, Words } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { shortOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { topics } from "../state.ts";

const words = {
  details: "topicDetails",
  shipping: "shippingTitle",
  returns: "returnsTitle",
  bundle: "topicBundle",
  order: "topicOrder",
  other: "topicOther",
} as const;

export default screen(ebay, strings, "ask", (p) => {
  const seller = world(goods.queries.seller, () => ({ id: p.params.seller }));
  const item = world(goods.queries.item, () => (p.params.item === null ? null : { id: p.params.item }));
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t("contactSeller")}
      bottom={
        <StickyActs>
          <Oval label={p.t("send")} disabled={!p.can("send")} onTap={() => p.act.send()} />
        </StickyActs>
      }
    >
      <Words as="title">{p.t("messageTo", { name: seller()?.handle ?? "…" })}</Words>
      <Show when={p.params.item !== null}>
        <LotLine {...shortOf(p, item() ?? undefined)} />
      </Show>
      <Part title={p.t("topic")}>
        <Pills
          wrap
          name="topics"
          options={topics.map((id) => ({ id, label: p.t(words[id]) }))}
          chosen={p.view.topic}
          onPick={(topic) => p.setView({ topic })}
        />
      </Part>
      <Field at={p.field("text")} label={p.t("yourMessage")} placeholder={p.t("yourMessageHint")} multiline />
      <Show when={seller()}>
        <Words as="note" tone="dim">
          {p.t("answersWithin", { n: Math.max(1, Math.round(seller()!.answersInMin / 60)) })}
        </Words>
      </Show>
    </ShopPage>
  );
});
