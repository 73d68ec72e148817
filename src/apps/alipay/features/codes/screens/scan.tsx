import camera from "@material-symbols/svg-400/rounded/photo_camera.svg?raw";
import torch from "@material-symbols/svg-400/rounded/flashlight_on.svg?raw";
import payCode from "@material-symbols/svg-400/rounded/barcode.svg?raw";
import receive from "@material-symbols/svg-400/rounded/qr_code.svg?raw";
import { createMemo } from "solid-js";
import merchants from "#world/merchants/index.ts";
import { queryWorld } from "#ui/world.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ScannerView } from "#apps/alipay/looks/code.tsx";
import { nameOf, findPerson } from "#apps/alipay/people.ts";

export default page("scan", (p) => {
  const tills = () => p.state.sights.filter((s) => s.kind === "till").map((s) => s.says);
  const shops = queryWorld(merchants.queries.merchants, () => (tills().length === 0 ? null : { ids: tills() }));
  const seen = createMemo(() =>
    !p.allowed("camera")
      ? []
      : p.state.sights.map((s) => {
          const shop = s.kind === "till" ? shops()?.find((m) => m.id === s.says) : undefined;
          const person = s.kind === "person" ? findPerson(s.says) : null;
          const label = shop
            ? p.lang === "en"
              ? shop.name.en
              : shop.name.zh
            : person
              ? nameOf(person, p.lang)
              : s.kind === "page"
                ? p.t("webPage")
                : "…";
          const onTap = () => {
            if (s.kind === "till") p.act.till({ merchant: s.says });
            else if (s.kind === "person") p.act.person({ person: s.says as "mum" });
            else p.act.page({ id: s.id });
          };
          return { id: s.id, label, code: s.says, onTap };
        }),
  );
  return (
    <ScannerView
      scene="table_03"
      lit={p.view.torch}
      title={p.t("scan")}
      seen={seen()}
      say={p.t(!p.allowed("camera") ? "needCamera" : seen().length > 0 ? "touchCode" : "noCode")}
      foot={[
        { label: p.t("payCodeShort"), icon: payCode, onTap: () => p.act.payCode() },
        { label: p.t("torch"), icon: torch, on: p.view.torch, onTap: () => p.act.torch() },
        ...(p.allowed("camera") ? [] : [{ label: p.t("openCamera"), icon: camera, onTap: () => p.act.look() }]),
        { label: p.t("receive"), icon: receive, onTap: () => p.act.receive() },
      ]}
    />
  );
});
