import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { ActionSheet } from "#apps/wechat/looks/overlays.tsx";
import { me } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { OwnFace } from "./parts/own-face.tsx";

export default screen(wechat, strings, "myProfile", (p) => {
  const own = () => p.state.people[me];
  const gender = () => own()?.gender || "none";
  return (
    <Frame
      back
      title={p.t("ownProfile")}
      overlays={
        <ActionSheet
          open={p.view.open === "gender"}
          items={[
            { label: p.t("gender_m"), onTap: () => p.act.setGender({ gender: "m" }) },
            { label: p.t("gender_f"), onTap: () => p.act.setGender({ gender: "f" }) },
          ]}
        />
      }
    >
      <Cells first>
        <Cell
          tall
          title={p.t("profilePhoto")}
          trailing={<OwnFace photo={p.state.ownPhoto} files={p.os.files} size={56} />}
          leads
          onTap={() => p.act.changePhoto()}
        />
        <Cell title={p.t("nickRow")} value={own()?.nick} leads onTap={() => p.act.edit({ field: "nick" })} />
        <Cell
          title={p.t("genderRow")}
          value={p.t(`gender_${gender()}`)}
          leads
          onTap={() => p.setView({ open: "gender" })}
        />
        <Cell title={p.t("regionRow")} value={own()?.region} leads onTap={() => p.act.edit({ field: "region" })} />
        <Cell title={p.t("phoneRow")} value={own()?.phone} />
        <Cell title={p.t("idRow")} value={own()?.wxid} leads onTap={() => p.act.edit({ field: "wxid" })} />
        <Cell title={p.t("qrRow")} leads onTap={() => p.act.myQr()} />
        <Cell title={p.t("patRow")} value={own()?.pat} leads onTap={() => p.act.edit({ field: "pat" })} />
        <Cell title={p.t("aboutRow")} value={own()?.about} leads onTap={() => p.act.edit({ field: "about" })} />
      </Cells>
      <Cells>
        <Cell title={p.t("addressesRow")} leads onTap={() => p.act.addresses()} />
        <Cell title={p.t("invoicesRow")} leads onTap={() => p.act.invoices()} />
      </Cells>
    </Frame>
  );
});
