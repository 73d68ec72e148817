/** One declared row: what it tells of the phone, and what only Settings has. */
import { Match, Switch, type JSX } from "solid-js";
import { langOf } from "../../../../os/format.ts";
import { wordsFor } from "../../../../os/words.ts";
import type { OsState } from "../../../../os/state.ts";
import { Stack, Text } from "../../../../ui/kit/page.tsx";
import { PrefRow } from "../../../../ui/kit/pref-row.tsx";
import { List } from "../../../../ui/kit/rows.tsx";
import type { ActionOf, Goal, Mine, Put, SettingRow as Declared, TextOf } from "../../declare.ts";
import { factOf, linkText, type Tell } from "../../facts.ts";
import type { BookId, IconName, PageId, ScheduleId, SlotName, Special } from "../../ids.ts";
import { holds, usable, valueAt } from "../../queries.ts";
import type { Own } from "../../state.ts";
import { strings, type Word } from "../../strings.ts";
import type { AppTrait } from "../../features/apps/traits.ts";

/** The acts that lead from a screen to others. */
type Leads = {
  readonly page: (to: { id: PageId }) => void;
  readonly choice?: (at: { group: string; name: string }) => void;
  readonly book?: (to: { id: BookId }) => void;
  readonly appList?: (to: { id: AppTrait }) => void;
  readonly schedule?: (to: { id: ScheduleId }) => void;
  readonly app?: (to: { id: string }) => void;
  readonly sim?: (to: { id: string }) => void;
} & { readonly [S in Special]?: () => void };
export function follow(act: Leads, goal: Goal): void {
  if (goal.screen === "choice") return act.choice?.({ group: goal.group, name: goal.name });
  if (!("id" in goal)) return act[goal.screen]?.();
  const to = act[goal.screen] as ((to: { id: string }) => void) | undefined;
  to?.({ id: goal.id });
}

interface Shared {
  /** The drawings of its icon, where rows have some; and what draws a part of the phone. */
  readonly icons?: Readonly<Partial<Record<IconName, string>>>;
  readonly slot?: (name: SlotName) => JSX.Element;
  readonly t: Tell;
  readonly os: OsState;
  readonly own: Own;
  readonly now: number;
  readonly onLead?: ((goal: Goal) => void) | undefined;
  readonly onPut?: ((put: Put) => void) | undefined;
  readonly onEdit?: ((row: TextOf) => void) | undefined;
  readonly onAct?: ((does: ActionOf["does"]) => void) | undefined;
}
/** Declared rows below each other. */
export function SettingRows(p: Shared & { readonly rows: readonly Declared[] }) {
  return <List each={p.rows}>{(row) => <SettingRow {...p} row={row} />}</List>;
}
export function SettingRow(p: Shared & { readonly row: Declared }) {
  /** Texts go by the names of settings: `titleNote` tells more about `title`. */
  const note = () => {
    const key = p.row.note ?? (`${p.row.title}Note` as Word);
    return Object.hasOwn(wordsFor(strings, langOf(p.os)), key) ? p.t(key) : undefined;
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
    if (row.kind === "info") return factOf(row.shows, p);
    if (row.kind === "action") return row.shows ? factOf(row.shows, p) : undefined;
    if (row.kind === "choice") return p.t(row.as === "steps" ? "normal" : "off");
    return undefined;
  };
  const tapped = (): void => {
    const { row } = p;
    if (row.kind === "link") p.onLead?.(row.to);
    else if (row.kind === "text") p.onEdit?.(row);
    else if (row.kind === "action") p.onAct?.(row.does);
    else if (row.kind === "choice")
      p.onLead?.(row.as === "zones" ? { screen: "zone" } : { screen: "choice", group: row.group, name: row.name });
  };
  const plain = () => (p.row.kind === "slot" || p.row.kind === "preview" ? undefined : p.row);
  const slot = () => (p.row.kind === "slot" ? p.row : undefined);
  return (
    <Switch>
      <Match when={plain()}>
        {(row) => (
          <PrefRow<Mine>
            row={row()}
            t={p.t}
            holds={(put) => holds(p.os, put)}
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
