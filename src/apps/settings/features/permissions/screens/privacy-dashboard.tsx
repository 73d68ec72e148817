import { permissionGroups } from "#os/permissions.ts";
import { isInstalled, titleOf } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { permissionRequesters } from "#apps/settings/queries.ts";
import { strings } from "#apps/settings/strings.ts";
import { permissionIcons } from "./parts/permission-icons.ts";

const groups = ["sensing", "people", "storage", "device"] as const;

export default screen(settings, strings, "privacyDashboard", (p) => {
  const names = (permission: Parameters<typeof permissionRequesters>[1]) =>
    permissionRequesters(p.os, permission)
      .filter(({ app, granted }) => granted && isInstalled(app))
      .map(({ app }) => titleOf(app, p.lang))
      .join(p.lang === "en" ? ", " : "、");
  return (
    <Page back title={p.t("privacyDashboard")}>
      <List each={groups}>
        {(group) => (
          <Section title={p.t(`group-${group}`)}>
            <List each={permissionGroups[group]}>
              {(permission) => (
                <Row
                  icon={permissionIcons[permission]}
                  title={p.t(`permission-${permission}`)}
                  subtitle={names(permission) || p.t("noAppsChosen")}
                  leads
                  onTap={() => p.act.permission({ permission })}
                />
              )}
            </List>
          </Section>
        )}
      </List>
    </Page>
  );
});
