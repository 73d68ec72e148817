/** Parts of pages that are drawn from the phone's state, such as storage and battery use. */
import { createMemo, Match, Show, Switch } from "solid-js";
import { langOf, offsetOf, dateText } from "#os/format.ts";
import { isGranted } from "#os/permissions.ts";
import type { OsState } from "#os/state.ts";
import { appsByTitle, isInstalled, titleOf } from "#ui/apps.ts";
import { Figure, Progress } from "#ui/kit/figures.tsx";
import { AppIcon } from "#ui/kit/app-icon.tsx";
import { Stack } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import type { RowTarget } from "../../declare.ts";
import { spanText, type Translate } from "../../facts.ts";
import {
  batteryShares,
  bytesText,
  cycleDays,
  cycleStart,
  mobileDataOf,
  totalMobileData,
  screenMinutes,
  storageOf,
  usedBytes,
} from "../../usage.ts";
import type { SlotName } from "../../ids.ts";
import type { SettingsAppState } from "../../state.ts";

interface SlotProps {
  readonly t: Translate;
  readonly os: OsState;
  readonly state: SettingsAppState;
  readonly now: number;
  readonly onLead: (goal: RowTarget) => void;
}
const maxApps = 8;
export function Slot(p: SlotProps & { readonly name: SlotName }) {
  return (
    <Switch>
      <Match when={p.name === "batteryUse"}>
        <BatteryUse {...p} />
      </Match>
      <Match when={p.name === "screenTime"}>
        <ScreenTime {...p} />
      </Match>
      <Match when={p.name === "storage"}>
        <StorageUsage {...p} />
      </Match>
      <Match when={p.name === "dataUse"}>
        <DataUse {...p} />
      </Match>
      <Match when={p.name === "locationUse"}>
        <LocationUse {...p} />
      </Match>
      <Match when={p.name === "sims"}>
        <Sims {...p} />
      </Match>
    </Switch>
  );
}
const ids = (os: OsState) => appsByTitle(langOf(os)).map((app) => app.id);
function AppRow(p: SlotProps & { readonly app: string; readonly value: string; readonly about?: string | undefined }) {
  return (
    <Row
      leading={<AppIcon app={p.app} />}
      title={titleOf(p.app, langOf(p.os))}
      subtitle={p.about}
      value={p.value}
      onTap={() => p.onLead({ screen: "app", id: p.app })}
    />
  );
}
function BatteryUse(p: SlotProps) {
  const shares = createMemo(() =>
    batteryShares(ids(p.os), p.os, p.now, offsetOf(p.os))
      .filter(([, share]) => share > 0)
      .slice(0, maxApps),
  );
  return (
    <List each={shares().map(([app]) => app)} fallback={<Row title={p.t("noEntries")} />}>
      {(app) => (
        <AppRow
          {...p}
          app={app}
          about={spanText(p.t, screenMinutes(app, p.now, offsetOf(p.os)))}
          value={`${shares().find(([id]) => id === app)?.[1] ?? 0}%`}
        />
      )}
    </List>
  );
}
function ScreenTime(p: SlotProps) {
  const minutes = createMemo(() =>
    ids(p.os)
      .map((app): [string, number] => [app, screenMinutes(app, p.now, offsetOf(p.os))])
      .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)),
  );
  const total = () => minutes().reduce((sum, [, m]) => sum + m, 0);
  const goal = () => p.os.settings.wellbeing.goalHours;
  return (
    <>
      <Figure
        figure={spanText(p.t, total())}
        above={p.t("today")}
        below={goal() > 0 ? p.t("ofGoal", { n: goal() }) : undefined}
      />
      <Show when={goal() > 0}>
        <Stack pad>
          <Progress share={total() / (goal() * 60)} />
        </Stack>
      </Show>
      <List
        each={minutes()
          .slice(0, maxApps)
          .map(([app]) => app)}
      >
        {(app) => <AppRow {...p} app={app} value={spanText(p.t, minutes().find(([id]) => id === app)?.[1] ?? 0)} />}
      </List>
    </>
  );
}
function StorageUsage(p: SlotProps) {
  const use = createMemo(() => storageOf(p.os));
  const kinds = [
    ["systemFiles", "system"],
    ["imageFiles", "images"],
    ["videoFiles", "videos"],
    ["audioFiles", "audio"],
    ["documentFiles", "documents"],
    ["trash", "trash"],
  ] as const;
  return (
    <>
      <Figure
        figure={`${Math.round((usedBytes(use()) / use().total) * 100)}%`}
        below={p.t("storageOf", { used: bytesText(usedBytes(use())), all: bytesText(use().total) })}
      />
      <Stack pad>
        <Progress share={usedBytes(use()) / use().total} />
      </Stack>
      <List each={kinds}>{([word, kind]) => <Row title={p.t(word)} value={bytesText(use()[kind])} />}</List>
    </>
  );
}
function DataUse(p: SlotProps) {
  const days = () => cycleDays(p.os, p.now, offsetOf(p.os));
  const total = createMemo(() => totalMobileData(ids(p.os), days()));
  const limit = () => (p.os.settings.network.dataLimit ? p.os.settings.network.dataLimitGb * 1_000_000_000 : 0);
  const top = createMemo(() =>
    ids(p.os)
      .map((app): [string, number] => [app, mobileDataOf(app, days())])
      .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, 5),
  );
  return (
    <>
      <Figure
        figure={bytesText(total())}
        below={p.t("sinceDate", { date: dateText(cycleStart(p.os, p.now, offsetOf(p.os)), p.os, p.now) })}
      />
      <Show when={limit() > 0}>
        <Stack pad>
          <Progress share={total() / limit()} />
        </Stack>
      </Show>
      <List each={top().map(([app]) => app)}>
        {(app) => <AppRow {...p} app={app} value={bytesText(mobileDataOf(app, days()))} />}
      </List>
    </>
  );
}
function LocationUse(p: SlotProps) {
  const apps = createMemo(() =>
    Object.entries(p.os.permissions)
      .filter(([app, grants]) => isInstalled(app) && isGranted(grants.location))
      .map(([app]) => app)
      .toSorted(),
  );
  return (
    <List each={apps()} fallback={<Row title={p.t("noAccess")} />}>
      {(app) => (
        <AppRow
          {...p}
          app={app}
          value={p.t(p.os.permissions[app]?.location === "allowed" ? "groupAllowed" : "groupForeground")}
        />
      )}
    </List>
  );
}
function Sims(p: SlotProps) {
  const sims = createMemo(() => Object.keys(p.os.sims).toSorted());
  return (
    <List each={sims()}>
      {(id) => (
        <Row
          title={p.os.sims[id]?.carrier ?? ""}
          subtitle={p.os.sims[id]?.on ? p.os.sims[id].number : p.t("off")}
          leads
          onTap={() => p.onLead({ screen: "sim", id })}
        />
      )}
    </List>
  );
}
