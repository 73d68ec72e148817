/** Draws declared rows, including facts about the phone and row types that only this app has. */
import { Match, Switch, type JSX } from "solid-js";
import { langOf } from "#os/format.ts";
import { textsFor } from "#os/texts.ts";
import type { OsState } from "#os/state.ts";
import { Stack, Text } from "#ui/kit/page.tsx";
import { PrefRow } from "#ui/kit/pref-row.tsx";
import { List } from "#ui/kit/rows.tsx";
import type { ActionRow, RowTarget, PrefKinds, Put, SettingRow as Declared, TextSetting } from "../../declare.ts";
import { factText, linkText, type Translate } from "../../facts.ts";
import type { RecordListId, IconName, PageId, ScheduleId, SlotName, SpecialScreen } from "../../ids.ts";
import { isSetTo, usable, valueAt } from "../../queries.ts";
import type { SettingsAppState } from "../../state.ts";
import { strings, type TextKey } from "../../strings.ts";
import type { AppTrait } from "../../features/apps/traits.ts";

/** The functions that open other screens. */
type TargetActions = {
  readonly page: (to: { id: PageId }) => void;
  readonly choice?: (at: { group: string; name: string }) => void;
  readonly book?: (to: { id: RecordListId }) => void;
  readonly appList?: (to: { id: AppTrait }) => void;
  readonly schedule?: (to: { id: ScheduleId }) => void;
  readonly app?: (to: { id: string }) => void;
  readonly sim?: (to: { id: string }) => void;
} & { readonly [S in SpecialScreen]?: () => void };
export function openTarget(act: TargetActions, goal: RowTarget): void {
  if (goal.screen === "choice") return act.choice?.({ group: goal.group, name: goal.name });
  if (!("id" in goal)) return act[goal.screen]?.();
  const to = act[goal.screen] as ((to: { id: string }) => void) | undefined;
  to?.({ id: goal.id });
}

interface Shared {
  /** The icons of the rows, and the component that draws slots. */
  readonly icons?: Readonly<Partial<Record<IconName, string>>>;
  readonly slot?: (name: SlotName) => JSX.Element;
  readonly t: Translate;
  readonly os: OsState;
  readonly state: SettingsAppState;
  readonly now: number;
  readonly onLead?: ((goal: RowTarget) => void) | undefined;
  readonly onPut?: ((put: Put) => void) | undefined;
  readonly onEdit?: ((row: TextSetting) => void) | undefined;
  readonly onAct?: ((does: ActionRow["action"]) => void) | undefined;
}
/** Draws declared rows below each other. */
export function SettingRows(p: Shared & { readonly rows: readonly Declared[] }) {
  return <List each={p.rows}>{(row) => <SettingRow {...p} row={row} />}</List>;
}
export function SettingRow(p: Shared & { readonly row: Declared }) {
  /** Text keys are derived from the names of settings. For example, `titleNote` is the note for `title`. */
  const note = () => {
    const key = p.row.note ?? (`${p.row.title}Note` as TextKey);
    return Object.hasOwn(textsFor(strings, langOf(p.os)), key) ? p.t(key) : undefined;
  };
  const value = () =>
    p.row.kind === "slider"
      ? Number(valueAt(p.os, p.row))
      : p.row.kind === "text"
        ? String(valueAt(p.os, p.row))
        : undefined;
  const shows = (): string | undefined => {
    const { row } = p;
    if (row.kind === "link") return linkText(row, p);
    if (row.kind === "info") return factText(row.shows, p);
    if (row.kind === "action") return row.shows ? factText(row.shows, p) : undefined;
    if (row.kind === "choice") return p.t(row.as === "steps" ? "normal" : "off");
    return undefined;
  };
  const tapped = (): void => {
    const { row } = p;
    if (row.kind === "link") p.onLead?.(row.to);
    else if (row.kind === "text") p.onEdit?.(row);
    else if (row.kind === "action") p.onAct?.(row.action);
    else if (row.kind === "choice")
      p.onLead?.(row.as === "zones" ? { screen: "zone" } : { screen: "choice", group: row.group, name: row.name });
  };
  const plain = () => (p.row.kind === "slot" || p.row.kind === "preview" ? undefined : p.row);
  const slot = () => (p.row.kind === "slot" ? p.row : undefined);
  return (
    <Switch>
      <Match when={plain()}>
        {(row) => (
          <PrefRow<PrefKinds>
            row={row()}
            t={p.t}
            holds={(put) => isSetTo(p.os, put)}
            value={value()}
            empty={p.t("notSet")}
            shows={shows()}
            note={note()}
            icon={p.row.icon ? p.icons?.[p.row.icon] : undefined}
            disabled={!usable(p.os, p.row)}
            onPut={p.onPut}
            onTap={tapped}
          />
        )}
      </Match>
      <Match when={slot()}>{(row) => <>{p.slot?.(row().slot)}</>}</Match>
      <Match when={p.row.kind === "preview"}>
        <Stack pad>
          <Text as="title">{p.t("previewTitle")}</Text>
          <Text>{p.t("previewText")}</Text>
        </Stack>
      </Match>
    </Switch>
  );
}
