/** The Me tab: a white header with portrait, name and id, then rows. */
import album from "@material-symbols/svg-400/outlined/image.svg?raw";
import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import kept from "@material-symbols/svg-400/outlined/deployed_code.svg?raw";
import pay from "@material-symbols/svg-400/outlined/account_balance_wallet.svg?raw";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { MeHeader } from "#apps/wechat/looks/me.tsx";
import { me } from "#apps/wechat/people.ts";
import type { MainProps } from "#apps/wechat/features/home/screens/parts/props.ts";
import { OwnFace } from "./own-face.tsx";

export function MeTab(p: { readonly host: MainProps }) {
  const own = () => p.host.state.people[me];
  return (
    <>
      <MeHeader
        face={<OwnFace photo={p.host.state.ownPhoto} files={p.host.os.files} size={64} />}
        name={own()?.nick ?? ""}
        id={p.host.t("ownId", { id: own()?.wxid ?? "" })}
        openName={p.host.t("ownProfile")}
        qrName={p.host.t("qrRow")}
        onOpen={() => p.host.act.myProfile()}
        onQr={() => p.host.act.myQr()}
      />
      <Cells>
        <Cell icon={pay} tint="#07c160" title={p.host.t("servicesRow")} leads onTap={() => p.host.act.services()} />
      </Cells>
      <Cells>
        <Cell
          icon={kept}
          tint="#fa9d3b"
          title={p.host.t("favouritesRow")}
          leads
          onTap={() => p.host.act.favourites()}
        />
        <Cell icon={album} tint="#4c7ff0" title={p.host.t("moments")} leads onTap={() => p.host.act.myAlbum()} />
      </Cells>
      <Cells>
        <Cell icon={gear} tint="#4c7ff0" title={p.host.t("settingsRow")} leads onTap={() => p.host.act.settings()} />
      </Cells>
    </>
  );
}
