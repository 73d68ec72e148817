import { createMemo, For, Show } from "solid-js";
import { hasValues } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import maps from "#apps/maps/index.ts";
import { FlatPage } from "#apps/maps/looks/flat-page.tsx";
import { Group, TextRow } from "#apps/maps/looks/rows.tsx";
import { Panel } from "#apps/maps/looks/panel.tsx";
import { strings } from "#apps/maps/strings.ts";
import { pages, type Row } from "../pages.ts";

const titles = {
  app: "pageApp",
  navigation: "pageNavigation",
  privacy: "pagePrivacy",
  notices: "pageNotices",
} as const;
export default screen(maps, strings, "prefs", (p) => {
  const sections = () => pages[p.params.page];
  const holds = (put: Row extends { on: infer T } ? T : Parameters<typeof p.act.configure>[0]) =>
    hasValues(p.state.prefs, put as Partial<typeof p.state.prefs>);
  const chosen = createMemo(() =>
    sections()
      .flatMap(({ rows }) => rows)
      .find((row) => row.kind === "choice" && row.title === p.view.row),
  );
  const line = (row: Row) => {
    if (row.kind === "switch")
      return (
        <TextRow
          mark="switch"
          title={p.t(row.title)}
          note={row.note === undefined ? undefined : p.t(row.note)}
          on={holds(row.on)}
          onTap={() => p.act.configure(holds(row.on) ? row.off : row.on)}
        />
      );
    if (row.kind !== "choice") return null;
    const option = row.options.find(({ put }) => holds(put));
    return (
      <TextRow
        title={p.t(row.title)}
        note={option === undefined ? undefined : p.t(option.label)}
        onTap={() => p.act.row({ row: row.title })}
      />
    );
  };
  return (
    <FlatPage
      shade={p.state.prefs.theme}
      back
      title={p.t(titles[p.params.page])}
      part={p.params.page}
      overlays={
        <Panel
          open={p.view.open === "choice" && chosen() !== undefined}
          name="choice"
          title={chosen() ? p.t(chosen()!.title) : ""}
          closeName={p.t("close")}
          onClose={() => p.setView({ open: null })}
        >
          <For each={chosen()?.kind === "choice" ? (chosen() as Extract<Row, { kind: "choice" }>).options : []}>
            {({ put, label }) => (
              <TextRow mark="radio" title={p.t(label)} on={holds(put)} onTap={() => p.act.configure(put)} />
            )}
          </For>
        </Panel>
      }
    >
      <For each={sections()}>
        {(section) => (
          <Group title={section.title === undefined ? undefined : p.t(section.title)} small ruled>
            <For each={section.rows}>{line}</For>
          </Group>
        )}
      </For>
      <Show when={p.params.page === "privacy"}>
        <Group ruled>
          <TextRow
            danger
            title={p.t("clearHistory")}
            note={p.t("recentsCount", { n: p.state.recents.length })}
            onTap={() => p.act.clearHistory()}
          />
          <TextRow
            danger
            title={p.t("clearTimeline")}
            note={p.t("visitsCount", { n: p.state.visits.length })}
            onTap={() => p.act.clearTimeline()}
          />
        </Group>
      </Show>
    </FlatPage>
  );
});
