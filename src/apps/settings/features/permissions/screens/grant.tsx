import { grantOf, whileInUse, type Grant } from "#os/permissions.ts";
import { titleOf } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { grantTextKey } from "#apps/settings/queries.ts";
import { strings } from "#apps/settings/strings.ts";
import { DetailHeader } from "#apps/settings/screens/parts/detail-header.tsx";

export default screen(settings, strings, "grant", (p) => {
  const savedGrant = () => p.os.permissions[p.params.app]?.[p.params.permission] ?? "ask";
  const offers = (): readonly Grant[] =>
    whileInUse.includes(p.params.permission)
      ? ["allowed", "foreground", "ask", "blocked"]
      : ["allowed", "ask", "blocked"];
  const name = () => p.t(`permission-${p.params.permission}`);
  // The switch for the whole phone can override the grant of the app.
  const overruled = () => savedGrant() !== "blocked" && grantOf(p.os, p.params.app, p.params.permission) === "blocked";
  return (
    <Page back title={name()}>
      <DetailHeader
        picture={<AppIcon app={p.params.app} />}
        title={titleOf(p.params.app, p.lang)}
        about={p.t("accessOf", { permission: name() })}
      />
      <Section note={overruled() ? p.t("grantOff") : undefined}>
        <List each={offers()}>
          {(grant) => (
            <RadioRow
              title={p.t(grantTextKey(grant))}
              on={grantTextKey(savedGrant()) === grantTextKey(grant)}
              onTap={() => p.act.set({ grant })}
            />
          )}
        </List>
      </Section>
    </Page>
  );
});
