import merchants from "#world/merchants/index.ts";
import { queryWorld } from "#ui/world.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { PersonHeader } from "#apps/alipay/looks/rows.tsx";
import { PartyPortrait } from "../../bills/screens/parts/party-portrait.tsx";

export default page("till", (p) => {
  const shop = queryWorld(merchants.queries.merchant, () => ({ id: p.params.merchant }));
  const localize = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  return (
    <PageFrame
      ground="white"
      title={p.t("payShop")}
      footer={
        <AmountKeypad
          go={p.t("payWord")}
          can={p.can("go") && shop() !== null}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.go()}
        />
      }
    >
      <PersonHeader
        lead={<PartyPortrait of={p.params.merchant} about={shop()?.category} size={52} radius={8} />}
        name={shop() ? localize(shop()!.name) : shop() === null ? p.t("payee-missing") : ""}
        note={shop() ? `${localize(shop()!.sort)} · ${localize(shop()!.address)}` : undefined}
      />
      <AmountField label={p.t("paySum")} sum={p.view.sum} />
    </PageFrame>
  );
});
