import { createMemo } from "solid-js";
import { appsByTitle } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, Row, Switch } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";

export default screen(settings, strings, "appNotifications", (p) => {
  const apps = createMemo(() => appsByTitle(p.lang));
  const allowed = (app: string) => !p.os.muted.includes(app);
  return (
    <Page back title={p.t("appNotifications")}>
      <Section note={p.t("appNotificationsNote")}>
        <List each={apps()}>
          {(app) => (
            <Row
              leading={<AppIcon app={app.id} />}
              title={app.title}
              trailing={
                <Switch
                  name={p.t("notificationsOf", { name: app.title })}
                  on={allowed(app.id)}
                  onTap={() => p.act.notify({ app: app.id, on: !allowed(app.id) })}
                />
              }
              onTap={() => p.act.channels({ id: app.id })}
            />
          )}
        </List>
      </Section>
    </Page>
  );
});
