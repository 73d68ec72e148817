import openIcon from "@material-symbols/svg-400/rounded/open_in_new.svg?raw";
import stopIcon from "@material-symbols/svg-400/rounded/stop_circle.svg?raw";
import { closeTask, homeApp, installed, isOpen, titleOf } from "../../../../../ui/apps.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Action, Actions } from "../../../../../ui/kit/actions.tsx";
import { AppIcon } from "../../../../../ui/kit/app-icon.tsx";
import { Dialog } from "../../../../../ui/kit/overlays.tsx";
import { Page, Section, Stack, Text } from "../../../../../ui/kit/page.tsx";
import { List, Row } from "../../../../../ui/kit/rows.tsx";
import { spanText } from "../../../facts.ts";
import { bytesText, minutesOf, sizesOf } from "../../../figures.ts";
import settings from "../../../index.ts";
import { defaultsOf, grantedCount } from "../../../queries.ts";
import { strings } from "../../../strings.ts";
import type { AppTrait } from "../traits.ts";
import { Hero } from "../../../screens/parts/hero.tsx";
import { TraitRow } from "./parts/trait-row.tsx";

const uses = ["timer", "battery", "language"] as const;
const network = ["mobileData", "background", "unlimitedData"] as const;
const special = ["overlay", "pip", "install", "system", "alarms"] as const;

export default screen(settings, strings, "app", (p) => {
  const id = () => p.params.id;
  const title = () => (installed(id()) ? titleOf(id(), p.lang) : id());
  const allowed = () => !p.os.muted.includes(id());
  const waiting = () => Object.values(p.os.notifications).filter((n) => n.app === id()).length;
  const sizes = () => sizesOf(p.state, id(), p.now);
  // Settings and the home screen cannot stop themselves.
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
      <Hero picture={<AppIcon app={id()} />} title={title()} about={id()} />
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
          subtitle={p.t("permissionsAllowed", { n: grantedCount(p.os, id()) })}
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
        <Row title={p.t("usesToday")} value={spanText(p.t, minutesOf(id(), p.now, p.offsetMin))} />
        {traits(uses)}
      </Section>
      <Section title={p.t("network")}>{traits(network)}</Section>
      <Section title={p.t("openByDefault")}>
        {traits(["openLinks"])}
        <Row
          title={p.t("clearDefaults")}
          subtitle={p.t("entries", { n: defaultsOf(p.os, id()) })}
          disabled={defaultsOf(p.os, id()) === 0}
          onTap={() => p.act.clearDefaults()}
        />
      </Section>
      <Section title={p.t("specialAccess")}>{traits(special)}</Section>
      <Section title={p.t("unused")}>{traits(["pause"])}</Section>
    </Page>
  );
});
