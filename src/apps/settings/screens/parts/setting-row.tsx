/** One declared row, drawn by its kind. */
import { For, Match, Switch, type JSX } from "solid-js";
import { langOf } from "../../../../os/format.ts";
import { wordsFor } from "../../../../os/words.ts";
import type { OsState } from "../../../../os/state.ts";
import { Stack, Text } from "../../../../ui/kit/page.tsx";
import { RadioRow, Row, SliderRow, SwitchRow } from "../../../../ui/kit/rows.tsx";
import type { ActionOf, Goal, Put, SettingRow as Declared, TextOf } from "../../declare.ts";
import { factOf, linkText, type Tell } from "../../facts.ts";
import type { BookId, IconName, PageId, ScheduleId, SlotName, Special } from "../../ids.ts";
import { chosen, holds, usable, valueAt } from "../../queries.ts";
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

export function SettingRow(p: {
  readonly row: Declared;
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
}) {
  const t = (key: Word) => p.t(key);
  const is = <K extends Declared["kind"]>(kind: K) =>
    p.row.kind === kind ? (p.row as Extract<Declared, { kind: K }>) : undefined;
  const choiceAs = (as: string) => (p.row.kind === "choice" && p.row.as === as ? p.row : undefined);
  /** Texts go by the names of settings: `titleNote` tells more about `title`. */
  const note = () => {
    const key = p.row.note ?? (`${p.row.title}Note` as Word);
    return Object.hasOwn(wordsFor(strings, langOf(p.os)), key) ? t(key) : undefined;
  };
  const icon = () => (p.row.icon ? p.icons?.[p.row.icon] : undefined);
  const off = () => !usable(p.os, p.row);
  const number = () => Number(p.row.kind === "slider" ? valueAt(p.os, p.row) : 0);
  return (
    <Switch>
      <Match when={is("switch")}>
        {(row) => (
          <SwitchRow
            title={t(row().title)}
            subtitle={note()}
            icon={icon()}
            tone={row().tone}
            on={holds(p.os, row().on)}
            disabled={off()}
            onTap={() => p.onPut?.(holds(p.os, row().on) ? row().off : row().on)}
          />
        )}
      </Match>
      <Match when={choiceAs("inline")}>
        {(row) => (
          <For each={row().options}>
            {(o) => (
              <RadioRow title={t(o.label)} on={holds(p.os, o.put)} disabled={off()} onTap={() => p.onPut?.(o.put)} />
            )}
          </For>
        )}
      </Match>
      <Match when={choiceAs("steps")}>
        {(row) => (
          <SliderRow
            title={t(row().title)}
            value={row().options.findIndex((o) => holds(p.os, o.put))}
            max={row().options.length - 1}
            text={t(chosen(p.os, row())?.label ?? "normal")}
            onPick={(at) => p.onPut?.(row().options[at]!.put)}
          />
        )}
      </Match>
      <Match when={is("choice")}>
        {(row) => (
          <Row
            title={t(row().title)}
            subtitle={t(chosen(p.os, row())?.label ?? "off")}
            icon={icon()}
            tone={row().tone}
            disabled={off()}
            leads
            onTap={() =>
              p.onLead?.(
                row().as === "zones" ? { screen: "zone" } : { screen: "choice", group: row().group, name: row().name },
              )
            }
          />
        )}
      </Match>
      <Match when={is("slider")}>
        {(row) => (
          <SliderRow
            title={t(row().title)}
            icon={icon()}
            value={number()}
            text={`${number()}%`}
            disabled={off()}
            onPick={(value) => p.onPut?.(row().at(value))}
          />
        )}
      </Match>
      <Match when={is("text")}>
        {(row) => (
          <Row
            title={t(row().title)}
            subtitle={String(valueAt(p.os, row())) || t("notSet")}
            icon={icon()}
            disabled={off()}
            onTap={() => p.onEdit?.(row())}
          />
        )}
      </Match>
      <Match when={is("link")}>
        {(row) => (
          <Row
            title={t(row().title)}
            subtitle={linkText(row(), p)}
            disabled={off()}
            icon={icon()}
            tone={row().tone}
            leads
            onTap={() => p.onLead?.(row().to)}
          />
        )}
      </Match>
      <Match when={is("info")}>{(row) => <Row title={t(row().title)} value={factOf(row().shows, p)} />}</Match>
      <Match when={is("action")}>
        {(row) => (
          <Row
            title={t(row().title)}
            subtitle={row().shows ? factOf(row().shows!, p) : undefined}
            danger={row().danger}
            onTap={() => p.onAct?.(row().does)}
          />
        )}
      </Match>
      <Match when={is("tell")}>
        {(row) => (
          <Stack pad>
            <Text>{t(row().title)}</Text>
          </Stack>
        )}
      </Match>
      <Match when={is("slot")}>{(row) => <>{p.slot?.(row().slot)}</>}</Match>
      <Match when={is("preview")}>
        <Stack pad>
          <Text as="title">{t("previewTitle")}</Text>
          <Text>{t("previewText")}</Text>
        </Stack>
      </Match>
    </Switch>
  );
}
