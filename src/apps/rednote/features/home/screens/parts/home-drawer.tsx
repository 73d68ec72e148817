/** The drawer that the ☰ button opens. */
import bag from "@material-symbols/svg-400/outlined/shopping_bag.svg?raw";
import draft from "@material-symbols/svg-400/outlined/edit_note.svg?raw";
import friends from "@material-symbols/svg-400/outlined/person_add.svg?raw";
import past from "@material-symbols/svg-400/outlined/history.svg?raw";
import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import teen from "@material-symbols/svg-400/outlined/escalator_warning.svg?raw";
import star from "@material-symbols/svg-400/outlined/star.svg?raw";
import { Cell, Cells } from "#apps/rednote/looks/cells.tsx";
import { Drawer } from "#ui/kit/social/overlay.tsx";
import type { HomeProps } from "./props.ts";

export function HomeDrawer(p: { readonly open: boolean; readonly t: HomeProps["t"]; readonly act: HomeProps["act"] }) {
  return (
    <Drawer open={p.open}>
      <Cells>
        <Cell icon={friends} title={p.t("findFriends")} onTap={() => p.act.openFriends()} />
        <Cell icon={draft} title={p.t("drafts")} onTap={() => p.act.openDrafts()} />
        <Cell icon={star} title={p.t("mySaves")} onTap={() => p.act.openSaves()} />
        <Cell icon={past} title={p.t("history")} onTap={() => p.act.openHistory()} />
      </Cells>
      <Cells>
        <Cell icon={bag} title={p.t("market")} onTap={() => p.act.openMarket()} />
      </Cells>
      <Cells>
        <Cell icon={teen} title={p.t("teenMode")} onTap={() => p.act.openTeen()} />
        <Cell icon={gear} title={p.t("settings")} onTap={() => p.act.openSettings()} />
      </Cells>
    </Drawer>
  );
}
