/** What opens at the owner's picture: the ways to all that is kept for them. */
import timeline from "@material-symbols/svg-400/outlined/timeline.svg?raw";
import share from "@material-symbols/svg-400/outlined/share_location.svg?raw";
import offline from "@material-symbols/svg-400/outlined/download_for_offline.svg?raw";
import reviews from "@material-symbols/svg-400/outlined/rate_review.svg?raw";
import settings from "@material-symbols/svg-400/outlined/settings.svg?raw";
import { me } from "../../../../../../world/cast.ts";
import { said } from "../../../../format.ts";
import { Group, Line } from "../../../../looks/lines.tsx";
import { Panel } from "../../../../looks/panel.tsx";
import { Who } from "../../../../looks/flat-page.tsx";
import type { Seen } from "../../../../screens/parts/targets.ts";

export function AccountPanel(p: {
  readonly of: Seen;
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
      <Who name={said(me.name, p.of.lang)} note={me.emails[0] ?? ""} />
      <Group ruled>
        <Line icon={timeline} title={p.of.t("timelineTitle")} onTap={() => p.act.timeline()} />
        <Line icon={share} title={p.of.t("sharingTitle")} onTap={() => p.act.sharing()} />
        <Line icon={offline} title={p.of.t("offlineMaps")} onTap={() => p.act.offline()} />
        <Line icon={reviews} title={p.of.t("contributionsTitle")} onTap={() => p.act.contributions()} />
        <Line icon={settings} title={p.of.t("settings")} onTap={() => p.act.settings()} />
      </Group>
    </Panel>
  );
}
