import { For } from "solid-js";
import { hasValues } from "#os/prefs.ts";
import { screen } from "#ui/screen-binding.tsx";
import meeting from "#apps/meeting/index.ts";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Card, ListRow, SwitchRow } from "#apps/meeting/looks/rows.tsx";
import { ActionSheet } from "#apps/meeting/looks/sheets.tsx";
import { strings } from "#apps/meeting/strings.ts";
import { backgrounds, pages } from "../prefs.ts";

const titles = {
  audioVideo: "audioVideo",
  inMeeting: "inMeetingPage",
  ownMeetings: "ownMeetings",
  notifications: "notificationsPage",
} as const;
export default screen(meeting, strings, "prefs", (p) => (
  <Frame
    back
    title={p.t(titles[p.params.page])}
    overlays={
      <ActionSheet
        open={p.view.open === "background"}
        title={p.t("background")}
        cancel={p.t("cancel")}
        items={backgrounds.map((background) => ({
          label: p.t(`ground_${background}`),
          on: p.state.prefs.background === background,
          onTap: () => p.act.put({ background }),
        }))}
      />
    }
  >
    <For each={pages[p.params.page]}>
      {(section) => (
        <Card
          title={section.title ? p.t(section.title) : undefined}
          note={section.note ? p.t(section.note) : undefined}
        >
          <For each={section.rows}>
            {(row) =>
              row.kind === "switch" ? (
                <SwitchRow
                  title={p.t(row.title)}
                  on={hasValues(p.state.prefs, row.on)}
                  onTap={() => p.act.put(hasValues(p.state.prefs, row.on) ? row.off : row.on)}
                />
              ) : (
                <ListRow
                  title={p.t(row.title)}
                  value={p.t(`ground_${p.state.prefs.background}`)}
                  leads
                  onTap={() => p.setView({ open: "background" })}
                />
              )
            }
          </For>
        </Card>
      )}
    </For>
  </Frame>
));
