import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { me } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "personal", (p) => {
  const own = () => p.state.people[me];
  return (
    <Frame back title={p.t("personal")}>
      <Cells first note={p.t("personalNote")}>
        <Cell title={p.t("nickRow")} note={p.t("personal_nick")} value={own()?.nick} />
        <Cell
          title={p.t("phoneRow")}
          note={p.t(p.state.prefs.byPhone ? "personal_phone" : "hiddenFromSearch")}
          value={own()?.phone}
        />
        <Cell
          title={p.t("idRow")}
          note={p.t(p.state.prefs.byId ? "personal_id" : "hiddenFromSearch")}
          value={own()?.wxid}
        />
        <Cell title={p.t("regionRow")} note={p.t("personal_region")} value={own()?.region} />
        <Cell
          title={p.t("addressesRow")}
          note={p.t("personal_addresses")}
          value={String(Object.keys(p.state.addresses).length)}
        />
        <Cell
          title={p.t("devicesRow")}
          note={p.t("personal_devices")}
          value={String(Object.keys(p.state.devices).length)}
        />
      </Cells>
      <Cells>
        <Cell title={p.t("ownProfile")} leads onTap={() => p.act.myProfile()} />
      </Cells>
    </Frame>
  );
});
