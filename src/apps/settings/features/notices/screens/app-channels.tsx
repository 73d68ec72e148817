import { Show } from "solid-js";
import { channelsOf, isInstalled, titleOf } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { List, Row, SwitchRow } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";
import { DetailHeader } from "#apps/settings/screens/parts/detail-header.tsx";

export default screen(settings, strings, "appChannels", (p) => {
  const title = () => titleOf(p.params.id, p.lang);
  const channels = () => (isInstalled(p.params.id) ? channelsOf(p.params.id, p.lang) : []);
  const allowed = () => !p.os.muted.includes(p.params.id);
  const waiting = () => Object.values(p.os.notifications).filter((n) => n.app === p.params.id).length;
  return (
    <Page back title={p.t("notifications")}>
      <DetailHeader
        picture={<AppIcon app={p.params.id} />}
        title={title()}
        about={p.t("waitingCount", { n: waiting() })}
      />
      <Section>
        <SwitchRow title={p.t("allowNotifications")} on={allowed()} onTap={() => p.act.notify({ on: !allowed() })} />
      </Section>
      <Show when={allowed()}>
        <Section title={p.t("channels")}>
          <List each={channels()}>
            {(channel) => (
              <Row
                title={channel.title ?? p.t("channelGeneral")}
                subtitle={p.t(
                  `importance-${p.os.channels[`${p.params.id}/${channel.id}`] ?? channel.importance}` as const,
                )}
                leads
                onTap={() => p.act.channel({ channel: channel.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
