import { findHandlers, homeApp, titleOf } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import { defaultKinds, kindKey, type DefaultKind } from "../defaults.ts";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";

export default screen(settings, strings, "defaults", (p) => {
  const shown = (kind: DefaultKind) => {
    const doers = findHandlers(kind.intent);
    const chosen =
      doers.find((doer) => doer.id === p.os.defaults[kindKey(kind)]) ?? (doers.length === 1 ? doers[0] : undefined);
    return chosen ? titleOf(chosen.app, p.lang) : p.t("askEachTime");
  };
  const possible = () => defaultKinds.filter((kind) => findHandlers(kind.intent).length > 0);
  return (
    <Page back title={p.t("defaults")}>
      <Section>
        <Row title={p.t("home")} value={titleOf(homeApp(), p.lang)} />
      </Section>
      <Section>
        <List each={possible()}>
          {(kind) => (
            <Row
              title={p.t(kind.title)}
              subtitle={shown(kind)}
              leads
              onTap={() => p.act.default({ kind: kind.title })}
            />
          )}
        </List>
      </Section>
    </Page>
  );
});
