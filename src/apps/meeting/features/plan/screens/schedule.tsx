import remove from "@material-symbols/svg-400/rounded/close.svg?raw";
import add from "@material-symbols/svg-400/rounded/person_add.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText } from "#os/format.ts";
import { dayKey, dayMs, epochOfIso } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import meeting from "#apps/meeting/index.ts";
import { Face } from "#apps/meeting/looks/face.tsx";
import { Frame, NavTextButton } from "#apps/meeting/looks/frame.tsx";
import { OpenButton } from "#apps/meeting/looks/open-button.tsx";
import { Card, FieldRow, ListRow, SwitchRow } from "#apps/meeting/looks/rows.tsx";
import { ActionSheet, Panel } from "#apps/meeting/looks/sheets.tsx";
import { Wheel } from "#apps/meeting/looks/wheel.tsx";
import { dayOptions, StartPanel } from "#apps/meeting/screens/parts/start-panel.tsx";
import { timeLabel, longDayLabel, lengthLabel, displayName } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";
import { personIdFromContact } from "#apps/meeting/people.ts";
import { admissions, lengths, remindMinutes, units } from "../state.ts";

const repeatCounts = Array.from({ length: 49 }, (_, n) => n + 2);
export default screen(meeting, strings, "schedule", (p) => {
  const names = createMemo(() => new Map(p.content("contacts").map((row) => [personIdFromContact(row.id), row.name])));
  const nameOf = (id: string): string => displayName(p, id) || (names().get(id) ?? "");
  const days = createMemo(() => dayOptions(p, p.view.start));
  const until = () =>
    p.view.until === null ? p.view.start + 60 * dayMs : (epochOfIso(p.view.until, p.offsetMin) ?? 0);
  const endText = (): string =>
    p.view.endsBy === "times"
      ? p.t("endTimes", { n: p.view.times })
      : p.t("endUntil", { date: dateText(until(), p.os, p.now) });
  const remindText = (n: number): string => (n === 0 ? p.t("remindNone") : p.t("remindN", { n }));
  return (
    <Frame
      title={p.t(p.params.id === null ? "scheduleTitle" : "editTitle")}
      cancel={p.t("cancel")}
      actions={<NavTextButton label={p.t("done")} disabled={!p.can("done")} onTap={() => p.act.done()} />}
      overlays={
        <>
          <StartPanel
            on={p}
            open={p.view.open === "start"}
            title={p.t("startWord")}
            start={p.view.start}
            onPick={(at) => p.setView({ start: at })}
            onOk={() => p.setView({ open: null })}
          />
          <ActionSheet
            open={p.view.open === "length"}
            title={p.t("lengthWord")}
            cancel={p.t("cancel")}
            items={lengths.map((n) => ({
              label: lengthLabel(p, n),
              on: p.view.minutes === n,
              onTap: () => p.setView({ minutes: n, open: null }),
            }))}
          />
          <ActionSheet
            open={p.view.open === "repeat"}
            title={p.t("repeatWord")}
            cancel={p.t("cancel")}
            items={[
              {
                label: p.t("repeatNone"),
                on: p.view.unit === null,
                onTap: () => p.setView({ unit: null, open: null }),
              },
              ...units.map((unit) => ({
                label: p.t(`repeat_${unit}`),
                on: p.view.unit === unit,
                onTap: () => p.setView({ unit, open: null }),
              })),
            ]}
          />
          <Panel
            open={p.view.open === "end"}
            title={p.t("endWord")}
            end={<NavTextButton label={p.t("ok")} onTap={() => p.setView({ open: null })} />}
          >
            <ListRow
              role="option"
              title={p.t("byTimes")}
              value={p.view.endsBy === "times" ? endText() : undefined}
              blue={p.view.endsBy === "times"}
              on={p.view.endsBy === "times"}
              onTap={() => p.setView({ endsBy: "times" })}
            />
            <ListRow
              role="option"
              title={p.t("byDay")}
              value={p.view.endsBy === "until" ? endText() : undefined}
              blue={p.view.endsBy === "until"}
              on={p.view.endsBy === "until"}
              onTap={() => p.setView({ endsBy: "until" })}
            />
            <Show
              when={p.view.endsBy === "times"}
              fallback={
                <Wheel
                  columns={[
                    {
                      id: "until",
                      name: p.t("dayName"),
                      options: days().options,
                      chosen: days().indexOf(until()),
                      onPick: (n) => p.setView({ until: dayKey(days().at(n), p.offsetMin) }),
                    },
                  ]}
                />
              }
            >
              <Wheel
                columns={[
                  {
                    id: "times",
                    name: p.t("timesName"),
                    options: repeatCounts.map((n) => ({ value: n, label: String(n) })),
                    chosen: p.view.times,
                    onPick: (times) => p.setView({ times }),
                  },
                ]}
              />
            </Show>
          </Panel>
          <ActionSheet
            open={p.view.open === "only"}
            title={p.t("onlyWord")}
            cancel={p.t("cancel")}
            items={admissions.map((only) => ({
              label: p.t(`only_${only}`),
              on: p.view.only === only,
              onTap: () => p.setView({ only, open: null }),
            }))}
          />
          <ActionSheet
            open={p.view.open === "remind"}
            title={p.t("remindWord")}
            cancel={p.t("cancel")}
            items={remindMinutes.map((n) => ({
              label: remindText(n),
              on: p.view.remind === n,
              onTap: () => p.setView({ remind: n, open: null }),
            }))}
          />
        </>
      }
    >
      <Card>
        <FieldRow at={p.field("topic")} label={p.t("topicWord")} placeholder={p.t("topicHint")} />
      </Card>
      <Card>
        <ListRow
          title={p.t("startWord")}
          value={`${longDayLabel(p, p.view.start)} ${timeLabel(p, p.view.start)}`}
          leads
          onTap={() => p.setView({ open: "start" })}
        />
        <ListRow
          title={p.t("lengthWord")}
          value={lengthLabel(p, p.view.minutes)}
          leads
          onTap={() => p.setView({ open: "length" })}
        />
        <ListRow
          title={p.t("repeatWord")}
          value={p.t(p.view.unit === null ? "repeatNone" : `repeat_${p.view.unit}`)}
          leads
          onTap={() => p.setView({ open: "repeat" })}
        />
        <Show when={p.view.unit !== null}>
          <ListRow title={p.t("endWord")} value={endText()} leads onTap={() => p.setView({ open: "end" })} />
        </Show>
      </Card>
      <Card title={`${p.t("invitees")} · ${p.t("inviteesN", { n: p.view.invitees.length })}`}>
        <ListRow role="button" icon={add} title={p.t("addInvitees")} blue onTap={() => p.act.pick()} />
        <For each={p.view.invitees}>
          {(id) => (
            <ListRow
              face={<Face of={id} size={32} />}
              title={nameOf(id)}
              trailing={
                <OpenButton
                  icon={remove}
                  name={p.t("dropPerson", { name: nameOf(id) })}
                  onTap={() => p.act.drop({ person: id })}
                />
              }
            />
          )}
        </For>
      </Card>
      <Card title={p.t("security")}>
        <ListRow
          title={p.t("onlyWord")}
          value={p.t(`only_${p.view.only}`)}
          leads
          onTap={() => p.setView({ open: "only" })}
        />
        <SwitchRow title={p.t("passwordRow")} on={p.view.locked} onTap={() => p.setView({ locked: !p.view.locked })} />
        <Show when={p.view.locked}>
          <FieldRow
            word={p.t("passwordField")}
            at={p.field("password")}
            label={p.t("passwordField")}
            placeholder={p.t("passwordHint")}
            kind="number"
          />
        </Show>
        <SwitchRow
          title={p.t("waitingRow")}
          note={p.t("waitingNote")}
          on={p.view.waiting}
          onTap={() => p.setView({ waiting: !p.view.waiting })}
        />
      </Card>
      <Card title={p.t("settingsWord")}>
        <SwitchRow title={p.t("earlyRow")} on={p.view.early} onTap={() => p.setView({ early: !p.view.early })} />
        <SwitchRow title={p.t("quietRow")} on={p.view.quiet} onTap={() => p.setView({ quiet: !p.view.quiet })} />
        <ListRow
          title={p.t("remindWord")}
          value={remindText(p.view.remind)}
          leads
          onTap={() => p.setView({ open: "remind" })}
        />
      </Card>
    </Frame>
  );
});
