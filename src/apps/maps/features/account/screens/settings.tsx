import app from "@material-symbols/svg-400/outlined/tune.svg?raw";
import navigation from "@material-symbols/svg-400/outlined/navigation.svg?raw";
import privacy from "@material-symbols/svg-400/outlined/shield_person.svg?raw";
import notices from "@material-symbols/svg-400/outlined/notifications.svg?raw";
import offline from "@material-symbols/svg-400/outlined/download_for_offline.svg?raw";
import sharing from "@material-symbols/svg-400/outlined/share_location.svg?raw";
import timeline from "@material-symbols/svg-400/outlined/timeline.svg?raw";
import home from "@material-symbols/svg-400/outlined/home.svg?raw";
import work from "@material-symbols/svg-400/outlined/work.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import reset from "@material-symbols/svg-400/outlined/restart_alt.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import maps from "#apps/maps/index.ts";
import { FlatPage } from "#apps/maps/looks/flat-page.tsx";
import { Group, TextRow, TextRowWithButton } from "#apps/maps/looks/rows.tsx";
import { useTargets } from "#apps/maps/screens/parts/targets.ts";
import { strings } from "#apps/maps/strings.ts";
import { pageNames } from "../pages.ts";

const icons = { app, navigation, privacy, notices } as const;
const pageTexts = {
  app: "pageApp",
  navigation: "pageNavigation",
  privacy: "pagePrivacy",
  notices: "pageNotices",
} as const;
const homeAndWork = ["home", "work"] as const;
export default screen(maps, strings, "settings", (p) => {
  const known = useTargets(p, () => [p.state.home, p.state.work].filter((id) => id !== null));
  const corner = (which: "home" | "work") => (
    <TextRow
      icon={which === "home" ? home : work}
      title={p.t(which)}
      note={p.state[which] === null ? p.t("notSet") : known(p.state[which]!)?.address}
      name={p.t(which === "home" ? "setHome" : "setWork")}
      onTap={() => p.act.setCorner({ use: which })}
    />
  );
  return (
    <FlatPage shade={p.state.prefs.theme} back title={p.t("settings")}>
      <Group>
        <For each={pageNames}>
          {(page) => <TextRow icon={icons[page]} title={p.t(pageTexts[page])} onTap={() => p.act.page({ page })} />}
        </For>
      </Group>
      <Group title={p.t("homeAndWork")} small ruled>
        <For each={homeAndWork}>
          {(which) => (
            <Show when={p.state[which] !== null} fallback={corner(which)}>
              <TextRowWithButton
                icon={cross}
                name={p.t("removeCorner", { name: p.t(which) })}
                onEnd={() => p.act.clearCorner({ corner: which })}
              >
                {corner(which)}
              </TextRowWithButton>
            </Show>
          )}
        </For>
      </Group>
      <Group ruled>
        <TextRow icon={offline} title={p.t("offlineMaps")} onTap={() => p.act.offline()} />
        <TextRow icon={sharing} title={p.t("sharingTitle")} onTap={() => p.act.sharing()} />
        <TextRow icon={timeline} title={p.t("timelineTitle")} onTap={() => p.act.timeline()} />
      </Group>
      <Group ruled>
        <TextRow icon={reset} title={p.t("resetSettings")} onTap={() => p.act.reset()} />
      </Group>
    </FlatPage>
  );
});
