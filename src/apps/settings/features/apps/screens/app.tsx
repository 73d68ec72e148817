import openIcon from "@material-symbols/svg-400/rounded/open_in_new.svg?raw";
import stopIcon from "@material-symbols/svg-400/rounded/stop_circle.svg?raw";
import { closeTask, homeApp, isInstalled, isOpen, titleOf } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Action, Actions } from "#ui/kit/actions.tsx";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import { spanText } from "#apps/settings/facts.ts";
import { bytesText, screenMinutes, appSizes } from "#apps/settings/usage.ts";
import settings from "#apps/settings/index.ts";
import { countDefaults, countGranted } from "#apps/settings/queries.ts";
import { strings } from "#apps/settings/strings.ts";
import type { AppTrait } from "../traits.ts";
import { DetailHeader } from "#apps/settings/screens/parts/detail-header.tsx";
import { TraitRow } from "./parts/trait-row.tsx";

const usageTraits = ["timer", "battery", "language"] as const;
const networkTraits = ["mobileData", "background", "unlimitedData"] as const;
const specialAccessTraits = ["overlay", "pip", "install", "system", "alarms"] as const;

export default screen(settings, strings, "app", (p) => {
  const id = () => p.params.id;
  const title = () => (isInstalled(id()) ? titleOf(id(), p.lang) : id());
  const allowed = () => !p.os.muted.includes(id());
  const waiting = () => Object.values(p.os.notifications).filter((n) => n.app === id()).length;
  const sizes = () => appSizes(p.state, id(), p.now);
  // The user can stop any app that is running, except Settings and the home screen.
  const stoppable = () => id() !== settings.id && id() !== homeApp() && isOpen(id());
  const traits = (names: readonly AppTrait[]) => (
    <List each={names}>
      {(name) => (
        <TraitRow
          t={p.t}
          own={p.state}
          subject={`app:${id()}`}
          name={name}
          onSet={(value) => p.act.set({ name, value })}
          onLead={() => p.act.trait({ name })}
        />
      )}
    </List>
  );
  return (
    <Page
      back
      title={p.t("appInfo")}
      overlays={
        <Dialog
          open={p.view.open === "stop"}
          title={p.t("forceStopAsk", { name: title() })}
          ok={p.t("forceStop")}
          danger
          onOk={() => {
            p.act.stopped();
            closeTask(id());
          }}
        >
          <Text>{p.t("forceStopText")}</Text>
        </Dialog>
      }
    >
      <DetailHeader picture={<AppIcon app={id()} />} title={title()} about={id()} />
      <Stack pad align="center">
        <Actions>
          <Action icon={openIcon} label={p.t("open")} onTap={() => p.act.open()} />
          <Action icon={stopIcon} label={p.t("forceStop")} disabled={!stoppable()} onTap={() => p.act.stop()} />
        </Actions>
      </Stack>
      <Section>
        <Row
          title={p.t("notifications")}
          subtitle={allowed() ? p.t("waitingCount", { n: waiting() }) : p.t("off")}
          leads
          onTap={() => p.act.channels()}
        />
        <Row
          title={p.t("permissionsOf")}
          subtitle={p.t("permissionsAllowed", { n: countGranted(p.os, id()) })}
          leads
          onTap={() => p.act.permissions()}
        />
        <Row
          title={p.t("appStorage")}
          subtitle={bytesText(sizes().app + sizes().data + sizes().cache)}
          leads
          onTap={() => p.act.storage()}
        />
      </Section>
      <Section>
        <Row title={p.t("usesToday")} value={spanText(p.t, screenMinutes(id(), p.now, p.offsetMin))} />
        {traits(usageTraits)}
      </Section>
      <Section title={p.t("network")}>{traits(networkTraits)}</Section>
      <Section title={p.t("openByDefault")}>
        {traits(["openLinks"])}
        <Row
          title={p.t("clearDefaults")}
          subtitle={p.t("entries", { n: countDefaults(p.os, id()) })}
          disabled={countDefaults(p.os, id()) === 0}
          onTap={() => p.act.clearDefaults()}
        />
      </Section>
      <Section title={p.t("specialAccess")}>{traits(specialAccessTraits)}</Section>
      <Section title={p.t("unused")}>{traits(["pause"])}</Section>
    </Page>
  );
});
