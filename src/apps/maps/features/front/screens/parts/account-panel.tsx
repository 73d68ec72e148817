/** The panel that opens from the owner's picture. It has links to the owner's data. */
import timeline from "@material-symbols/svg-400/outlined/timeline.svg?raw";
import share from "@material-symbols/svg-400/outlined/share_location.svg?raw";
import offline from "@material-symbols/svg-400/outlined/download_for_offline.svg?raw";
import reviews from "@material-symbols/svg-400/outlined/rate_review.svg?raw";
import settings from "@material-symbols/svg-400/outlined/settings.svg?raw";
import { me } from "#world/cast.ts";
import { localized } from "#apps/maps/format.ts";
import { Group, TextRow } from "#apps/maps/looks/rows.tsx";
import { Panel } from "#apps/maps/looks/panel.tsx";
import { PersonHeader } from "#apps/maps/looks/flat-page.tsx";
import type { ScreenContext } from "#apps/maps/screens/parts/targets.ts";

export function AccountPanel(p: {
  readonly of: ScreenContext;
  readonly open: boolean;
  readonly act: Readonly<Record<"timeline" | "sharing" | "offline" | "settings" | "contributions", () => void>>;
  readonly onClose: () => void;
}) {
  return (
    <Panel
      open={p.open}
      middle
      name="account"
      title={p.of.t("title")}
      closeName={p.of.t("close")}
      onClose={() => p.onClose()}
    >
      <PersonHeader name={localized(me.name, p.of.lang)} note={me.emails[0] ?? ""} />
      <Group ruled>
        <TextRow icon={timeline} title={p.of.t("timelineTitle")} onTap={() => p.act.timeline()} />
        <TextRow icon={share} title={p.of.t("sharingTitle")} onTap={() => p.act.sharing()} />
        <TextRow icon={offline} title={p.of.t("offlineMaps")} onTap={() => p.act.offline()} />
        <TextRow icon={reviews} title={p.of.t("contributionsTitle")} onTap={() => p.act.contributions()} />
        <TextRow icon={settings} title={p.of.t("settings")} onTap={() => p.act.settings()} />
      </Group>
    </Panel>
  );
}
