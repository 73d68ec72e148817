/** The avatar, and the drawer that it opens. */
import bell from "@material-symbols/svg-400/rounded/bolt.svg?raw";
import friends from "@material-symbols/svg-400/rounded/group.svg?raw";
import gear from "@material-symbols/svg-400/rounded/settings.svg?raw";
import past from "@material-symbols/svg-400/rounded/history.svg?raw";
import card from "@material-symbols/svg-400/rounded/credit_card.svg?raw";
import { Drawer } from "#ui/kit/social/overlay.tsx";
import { DrawerHead, MeTap } from "../../looks/drawer.tsx";
import { SheetRows } from "../../looks/sheet.tsx";
import type { Host } from "./host.ts";

interface DrawerHost extends Host {
  readonly view: { readonly open: string | null };
  readonly act: {
    openDrawer(): void;
    openProfile(): void;
    openReleases(): void;
    openHistory(): void;
    openActivity(): void;
    openPlan(): void;
    openSettings(): void;
  };
}
export function MeButton(p: { readonly host: DrawerHost }) {
  return (
    <MeTap
      name={p.host.t("profile")}
      face={p.host.state.account.face}
      files={p.host.os.files}
      onTap={() => p.host.act.openDrawer()}
    />
  );
}
export function SideDrawer(p: { readonly host: DrawerHost }) {
  return (
    <Drawer open={p.host.view.open === "drawer"}>
      <DrawerHead
        title={p.host.state.account.name}
        note={p.host.t("viewProfile")}
        face={p.host.state.account.face}
        files={p.host.os.files}
        onTap={() => p.host.act.openProfile()}
      />
      <SheetRows
        items={[
          { icon: bell, label: p.host.t("whatsNew"), onTap: () => p.host.act.openReleases() },
          { icon: past, label: p.host.t("recents"), onTap: () => p.host.act.openHistory() },
          { icon: friends, label: p.host.t("friendActivity"), onTap: () => p.host.act.openActivity() },
          { icon: card, label: p.host.t("yourPlan"), onTap: () => p.host.act.openPlan() },
          { icon: gear, label: p.host.t("settings"), onTap: () => p.host.act.openSettings() },
        ]}
      />
    </Drawer>
  );
}
