import { importances } from "#os/state-schemas.ts";
import { channelsOf, isInstalled, titleOf } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button } from "#ui/kit/buttons.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";

export default screen(settings, strings, "channel", (p) => {
  const channel = () =>
    isInstalled(p.params.app) ? channelsOf(p.params.app, p.lang).find(({ id }) => id === p.params.channel) : undefined;
  const set = () => p.os.channels[`${p.params.app}/${p.params.channel}`];
  const now = () => set() ?? channel()?.importance ?? "high";
  return (
    <Page back title={channel()?.title ?? p.t("channelGeneral")} subtitle={titleOf(p.params.app, p.lang)}>
      <Section title={p.t("importance")}>
        <List each={importances.toReversed()}>
          {(importance) => (
            <RadioRow
              title={p.t(`importance-${importance}`)}
              subtitle={p.t(`importance-${importance}Note`)}
              on={now() === importance}
              onTap={() => p.act.set({ importance })}
            />
          )}
        </List>
      </Section>
      <Button
        wide
        kind="tonal"
        label={p.t("channelReset")}
        disabled={set() === undefined}
        onTap={() => p.act.set({ importance: null })}
      />
    </Page>
  );
});
