/** The Discover tab: rows in groups. The owner chooses which rows are shown. */
import album from "@material-symbols/svg-400/outlined/camera.svg?raw";
import near from "@material-symbols/svg-400/outlined/person_pin_circle.svg?raw";
import programs from "@material-symbols/svg-400/outlined/deployed_code.svg?raw";
import run from "@material-symbols/svg-400/outlined/directions_run.svg?raw";
import scan from "@material-symbols/svg-400/outlined/center_focus_weak.svg?raw";
import search from "@material-symbols/svg-400/outlined/saved_search.svg?raw";
import { Show } from "solid-js";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { worldId } from "#apps/wechat/people.ts";
import type { MainProps } from "#apps/wechat/features/home/screens/parts/props.ts";
import { listFeed, hasNewMoments } from "#apps/wechat/features/moments/queries.ts";
import { countNewGreetings } from "#apps/wechat/features/nearby/queries.ts";

export function DiscoverTab(p: { readonly host: MainProps }) {
  const prefs = () => p.host.state.prefs;
  const plugins = () => p.host.state.plugins;
  const latest = () => listFeed(p.host.state, p.host.now).find((post) => post.by !== "person_me");
  const isNew = () => hasNewMoments(p.host.state, p.host.now);
  return (
    <>
      <Show when={prefs().showMoments}>
        <Cells first>
          <Cell
            icon={album}
            tint="#5b8ff0"
            title={p.host.t("moments")}
            trailing={
              <Show when={isNew() && latest()}>{(post) => <Face of={worldId(post().by)} size={32} radius={4} />}</Show>
            }
            badge={isNew() ? "dot" : undefined}
            leads
            onTap={() => p.host.act.moments()}
          />
        </Cells>
      </Show>
      <Show when={prefs().showScan || prefs().showSearch}>
        <Cells>
          <Show when={prefs().showScan}>
            <Cell icon={scan} tint="#5b8ff0" title={p.host.t("scan")} leads onTap={() => p.host.act.scan()} />
          </Show>
          <Show when={prefs().showSearch}>
            <Cell icon={search} tint="#e5533f" title={p.host.t("search")} leads onTap={() => p.host.act.search()} />
          </Show>
        </Cells>
      </Show>
      <Show when={(prefs().showNearby && plugins().nearby) || plugins().werun}>
        <Cells>
          <Show when={prefs().showNearby && plugins().nearby && !p.host.state.minor.on}>
            <Cell
              icon={near}
              tint="#4c7ff0"
              title={p.host.t("nearbyRow")}
              badge={countNewGreetings(p.host.state) || undefined}
              leads
              onTap={() => p.host.act.nearby()}
            />
          </Show>
          <Show when={plugins().werun}>
            <Cell icon={run} tint="#07c160" title={p.host.t("werun")} leads onTap={() => p.host.act.werun()} />
          </Show>
        </Cells>
      </Show>
      <Show when={prefs().showPrograms && plugins().programs}>
        <Cells>
          <Cell
            icon={programs}
            tint="#7a67ee"
            title={p.host.t("programsRow")}
            leads
            onTap={() => p.host.act.programs()}
          />
        </Cells>
      </Show>
    </>
  );
}
