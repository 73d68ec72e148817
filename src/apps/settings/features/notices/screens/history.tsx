import none from "@material-symbols/svg-400/rounded/history.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button } from "#ui/kit/buttons.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { PastNotification } from "#apps/settings/looks/past-notification.tsx";
import { List } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { screenFrames } from "#apps/settings/pages.ts";
import { strings } from "#apps/settings/strings.ts";
import { SettingRows } from "#apps/settings/screens/parts/setting-row.tsx";

export default screen(settings, strings, "history", (p) => {
  const on = () => p.os.settings.notifications.history;
  return (
    <Page back title={p.t("notificationHistory")}>
      <Section>
        <SettingRows
          rows={screenFrames.history.above}
          t={p.t}
          os={p.os}
          state={p.state}
          now={p.now}
          onPut={({ value }) => p.act.turn({ on: value === true })}
        />
      </Section>
      <Show
        when={p.os.history.length > 0}
        fallback={
          <Empty icon={none} title={p.t("historyEmpty")} hint={p.t(on() ? "historyEmptyHint" : "historyOffHint")} />
        }
      >
        <Section>
          <List each={p.os.history}>{(past) => <PastNotification of={past} />}</List>
        </Section>
        <Button wide kind="tonal" label={p.t("clearHistory")} onTap={() => p.act.clear()} />
      </Show>
    </Page>
  );
});
