import merchants from "../../../../../world/merchants/index.ts";
import { world } from "../../../../../ui/world.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { PersonMid } from "../../../looks/rows.tsx";
import { Sign } from "../../bills/screens/parts/sign.tsx";

export default page("till", (p) => {
  const shop = world(merchants.queries.merchant, () => ({ id: p.params.merchant }));
  const told = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  return (
    <Leaf
      ground="white"
      title={p.t("payShop")}
      foot={
        <SumPad
          go={p.t("payWord")}
          can={p.can("go") && shop() !== null}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.go()}
        />
      }
    >
      <PersonMid
        lead={<Sign of={p.params.merchant} about={shop()?.category} size={52} radius={8} />}
        name={shop() ? told(shop()!.name) : shop() === null ? p.t("payee-missing") : ""}
        note={shop() ? `${told(shop()!.sort)} · ${told(shop()!.address)}` : undefined}
      />
      <HugeSum label={p.t("paySum")} sum={p.view.sum} />
    </Leaf>
  );
});
