import none from "@material-symbols/svg-400/rounded/shield.svg?raw";
import { Show } from "solid-js";
import { permissionNames } from "#os/permissions.ts";
import { titleOf } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { grantTextKey } from "#apps/settings/queries.ts";
import { strings } from "#apps/settings/strings.ts";
import { DetailHeader } from "#apps/settings/screens/parts/detail-header.tsx";
import { permissionIcons } from "./parts/permission-icons.ts";

export default screen(settings, strings, "appPermissions", (p) => {
  const own = () => p.os.permissions[p.params.id] ?? {};
  const names = () => permissionNames.filter((name) => own()[name] !== undefined);
  const title = () => titleOf(p.params.id, p.lang);
  return (
    <Page back title={p.t("permissionsOf")}>
      <Show when={names().length > 0} fallback={<Empty icon={none} title={p.t("noPermissions")} hint={title()} />}>
        <DetailHeader picture={<AppIcon app={p.params.id} />} title={title()} about={p.params.id} />
        <Section>
          <List each={names()}>
            {(permission) => (
              <Row
                icon={permissionIcons[permission]}
                title={p.t(`permission-${permission}`)}
                subtitle={p.t(grantTextKey(own()[permission]))}
                leads
                onTap={() => p.act.grant({ permission })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
