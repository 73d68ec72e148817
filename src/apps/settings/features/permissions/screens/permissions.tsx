import { permissionNames, type Permission } from "#os/permissions.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { permissionRequesters } from "#apps/settings/queries.ts";
import { strings } from "#apps/settings/strings.ts";
import { permissionIcons } from "./parts/permission-icons.ts";

export default screen(settings, strings, "permissions", (p) => {
  const about = (permission: Permission) => {
    const all = permissionRequesters(p.os, permission);
    if (all.length === 0) return p.t("noAppsChosen");
    return p.t("appsAllowed", { n: all.filter(({ granted }) => granted).length, all: all.length });
  };
  return (
    <Page back title={p.t("permissions")}>
      <Section>
        <List each={permissionNames}>
          {(permission) => (
            <Row
              icon={permissionIcons[permission]}
              title={p.t(`permission-${permission}`)}
              subtitle={about(permission)}
              leads
              onTap={() => p.act.permission({ permission })}
            />
          )}
        </List>
      </Section>
    </Page>
  );
});
