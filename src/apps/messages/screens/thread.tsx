import addIcon from "@material-symbols/svg-400/rounded/add.svg?raw";
import archive from "@material-symbols/svg-400/rounded/archive.svg?raw";
import call from "@material-symbols/svg-400/rounded/call.svg?raw";
import clock from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import copyIcon from "@material-symbols/svg-400/rounded/content_copy.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import done from "@material-symbols/svg-400/rounded/check.svg?raw";
import doneAll from "@material-symbols/svg-400/rounded/done_all.svg?raw";
import down from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import fileIcon from "@material-symbols/svg-400/rounded/draft.svg?raw";
import forward from "@material-symbols/svg-400/rounded/forward.svg?raw";
import infoIcon from "@material-symbols/svg-400/rounded/info.svg?raw";
import link from "@material-symbols/svg-400/rounded/link.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import personAdd from "@material-symbols/svg-400/rounded/person_add.svg?raw";
import personIcon from "@material-symbols/svg-400/rounded/person.svg?raw";
import pictureIcon from "@material-symbols/svg-400/rounded/image.svg?raw";
import placeIcon from "@material-symbols/svg-400/rounded/location_on.svg?raw";
import report from "@material-symbols/svg-400/rounded/report.svg?raw";
import sendIcon from "@material-symbols/svg-400/rounded/send-fill.svg?raw";
import starLine from "@material-symbols/svg-400/rounded/star.svg?raw";
import starOn from "@material-symbols/svg-400/rounded/star-fill.svg?raw";
import unarchive from "@material-symbols/svg-400/rounded/unarchive.svg?raw";
import { createMemo, Show } from "solid-js";
import { dateText, listText, momentText, timeText, weekdayText } from "#os/format.ts";
import { isPhoneNumber } from "#os/phone-numbers.ts";
import { civilOf, dayKey } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Bubble, ChatChips, ChatNote, ChatWarning, Composer } from "../looks/chat.tsx";
import { copyText } from "#ui/kit/copyable.tsx";
import { Dialog, Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Page, Stack, Text } from "#ui/kit/page.tsx";
import { DatePicker, TimePicker } from "#ui/kit/pickers.tsx";
import { Removable, Removables } from "#ui/kit/shared/removables.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import { linksOf } from "#os/links.ts";
import { findCode } from "../codes.ts";
import messages from "../index.ts";
import { folderOf, goesOverData, isGroup, messagesOf, isSuspicious, findThread } from "../queries.ts";
import type { Message, Part } from "../state.ts";
import { strings } from "../strings.ts";
import { MessageParts } from "./parts/message-parts.tsx";
import { InfoSheet, ScheduledSheet } from "./parts/thread-sheets.tsx";
import { partIcon, useAddressBook, useRows } from "./labels.ts";

/**
 * The maximum time between two messages of a group, in milliseconds. The time is shown above the first message of each
 * group.
 */
const groupGapMs = 1_800_000;

export default screen(messages, strings, "thread", (p) => {
  const names = useAddressBook(p);
  const blocked = useRows(p, "blocked");
  const thread = createMemo(() => findThread(p.state, p.params));
  const numbers = () => thread()?.numbers ?? p.params.numbers;
  const group = () => numbers().length > 1;
  const all = createMemo(() => (thread() ? messagesOf(p.state, thread()!.id) : []));
  /**
   * The index at which the visible messages end. If the user opened an older message, only a few messages after it are
   * shown.
   */
  const until = createMemo(() => {
    const at = p.view.upTo === null ? -1 : all().findIndex((m) => m.id === p.view.upTo);
    return at < 0 || at + 4 >= all().length ? all().length : at + 4;
  });
  const shown = createMemo(() => all().slice(Math.max(0, until() - p.view.shown), until()));
  const title = () => names().title(thread() ?? { name: "", numbers: [...numbers()] });
  /**
   * Whether the user can call the other participant or save the number as a contact. This is possible only for one
   * participant with a number, not for a group or for a service that has a name instead of a number.
   */
  const hasPhone = () => numbers().length === 1 && isPhoneNumber(numbers()[0]!);
  const overData = () => goesOverData(p.state.prefs, p.os, numbers());
  const known = () => !group() && names().findCard(numbers()[0] ?? "") !== undefined;
  const selecting = () => p.view.selected.length > 0;
  const chosen = createMemo(() => p.view.selected.flatMap((id) => p.state.messages[id] ?? []));
  const only = () => (chosen().length === 1 ? chosen()[0] : undefined);
  const inSpam = () => thread() !== undefined && folderOf(thread()!, blocked()) === "spam";
  const warned = () =>
    p.state.prefs.spamWarnings && thread() !== undefined && !inSpam() && isSuspicious(all(), thread()!, names());
  const indexOf = createMemo(() => new Map(shown().map((m, i) => [m.id, i])));
  const at = (i: number): Message | undefined => shown()[i];
  const joins = (a: Message | undefined, b: Message | undefined) =>
    a !== undefined &&
    b !== undefined &&
    a.from === b.from &&
    Math.abs(b.at - a.at) < groupGapMs &&
    dayOf(a) === dayOf(b);
  const dayOf = (m: Message) => dayKey(m.at, p.offsetMin);
  const isFirst = (m: Message) => !joins(at(indexOf().get(m.id)! - 1), m);
  const isLast = (m: Message) => !joins(m, at(indexOf().get(m.id)! + 1));
  const newTime = (m: Message) => {
    const before = at(indexOf().get(m.id)! - 1);
    return before === undefined || dayOf(before) !== dayOf(m) || m.at - before.at >= groupGapMs;
  };
  const dayText = (m: Message) => {
    if (dayOf(m) === dayKey(p.now, p.offsetMin)) return p.t("today");
    if (dayOf(m) === dayKey(p.now - 86_400_000, p.offsetMin)) return p.t("yesterday");
    return `${weekdayText(civilOf(m.at, p.offsetMin).weekday, p.lang)} ${dateText(m.at, p.os, p.now)}`;
  };
  const foot = (m: Message) => {
    if (m.status === "failed") return p.t("failed");
    if (m.status === "scheduled") return p.t("scheduledFor", { when: momentText(m.at, p.os, p.now) });
    if (m.starred || m.id === lastMine() || m.id === all().at(-1)?.id)
      return m.from === null ? `${timeText(m.at, p.os)} · ${p.t(m.status)}` : timeText(m.at, p.os);
    return undefined;
  };
  const lastMine = createMemo(
    () => all().findLast((m) => m.from === null && m.status !== "scheduled" && m.status !== "failed")?.id,
  );
  /** Status icons of a network message: sent, delivered. */
  const markOf = (m: Message) =>
    m.from === null && m.network
      ? ({ sent: done, delivered: doneAll } as Partial<Record<Message["status"], string>>)[m.status]
      : undefined;
  const senderName = (m: Message) => (m.from === null ? p.t("me") : names().name(m.from));
  const tap = (m: Message): (() => void) | undefined => {
    if (selecting()) return () => p.act.select({ message: m.id });
    if (m.status === "failed") return () => p.act.retry({ id: m.id });
    if (m.status === "scheduled") return () => p.setView({ moving: m.id, open: "scheduled" });
    return undefined;
  };
  const openPart = (m: Message, part: Part) => {
    if (selecting()) p.act.select({ message: m.id });
    else if (part.kind === "file") p.act.openFile({ file: part.file, mime: part.mime });
    else if (part.kind === "contact") p.act.openContact({ contact: part.contact });
    else p.act.openPlace({ lat: part.lat, lon: part.lon, name: part.name });
  };
  const codeIn = (m: Message) => (m.from === null ? null : findCode(m.text));
  const moving = () => (p.view.moving === null ? undefined : p.state.messages[p.view.moving]);
  return (
    <Page
      plain
      end
      back={selecting() ? "close" : true}
      tone="blue"
      title={selecting() ? String(chosen().length) : title()}
      subtitle={
        selecting() || (!group() && !known())
          ? undefined
          : group()
            ? thread()?.name === ""
              ? undefined
              : listText(
                  numbers().map((n) => names().shortName(n)),
                  p.lang,
                )
            : numbers()[0]
      }
      actions={
        <Show
          when={selecting()}
          fallback={
            <>
              <Show when={hasPhone()}>
                <IconButton icon={call} name={p.t("call")} onTap={() => p.act.call({ number: numbers()[0]! })} />
              </Show>
              <Show when={thread() || !known()}>
                <IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
              </Show>
            </>
          }
        >
          <IconButton
            icon={chosen().every((m) => m.starred) ? starOn : starLine}
            on={chosen().every((m) => m.starred)}
            name={p.t(chosen().every((m) => m.starred) ? "unstar" : "star")}
            onTap={() => p.act.star({ ids: [...p.view.selected], on: !chosen().every((m) => m.starred) })}
          />
          <Show when={only()}>
            {(m) => (
              <>
                <Show when={m().text !== ""}>
                  <IconButton
                    icon={copyIcon}
                    name={p.t("copy")}
                    onTap={() => {
                      copyText(m().text);
                      p.setView({ selected: [] });
                    }}
                  />
                </Show>
                <IconButton icon={forward} name={p.t("forward")} onTap={() => p.act.forward({ message: m().id })} />
                <IconButton icon={infoIcon} name={p.t("info")} onTap={() => p.setView({ open: "info" })} />
              </>
            )}
          </Show>
          <IconButton icon={del} name={p.t("delete")} onTap={() => p.act.delete({ ids: [...p.view.selected] })} />
        </Show>
      }
      top={
        <>
          <Show when={warned()}>
            <ChatWarning icon={report} text={p.t("warnSpam")}>
              <Button kind="danger" label={p.t("reportSpam")} onTap={() => p.act.report()} />
            </ChatWarning>
          </Show>
          <Show when={inSpam()}>
            <ChatWarning icon={report} text={p.t("inSpam")}>
              <Button kind="text" label={p.t("notSpam")} onTap={() => p.act.acquit()} />
            </ChatWarning>
          </Show>
        </>
      }
      bottom={
        <Show
          when={numbers().length > 0}
          fallback={
            <Stack pad>
              <Text as="sub" dim center>
                {p.t("thread-missing")}
              </Text>
            </Stack>
          }
        >
          <Composer
            at={p.field("draft")}
            label={p.t("message")}
            placeholder={p.t(overData() ? "networkMessage" : "message")}
            sendIcon={sendIcon}
            sendName={p.t("send")}
            disabled={!p.can("send")}
            onSend={() => p.act.send()}
            onHoldSend={() => p.setView({ moving: null, open: "schedule" })}
            before={<IconButton icon={addIcon} name={p.t("attach")} onTap={() => p.setView({ open: "attach" })} />}
            above={
              <Show when={p.view.parts.length > 0}>
                <Removables>
                  <List each={p.view.parts.map((part, i) => ({ part, i }))}>
                    {({ part, i }) => (
                      <Removable
                        icon={partIcon(part)}
                        label={part.name}
                        name={p.t("detach", { name: part.name })}
                        onTap={() => p.act.detach({ index: i })}
                      />
                    )}
                  </List>
                </Removables>
              </Show>
            }
          />
        </Show>
      }
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={[
              ...(thread() ? [{ label: p.t("details"), icon: infoIcon, onTap: () => p.act.details() }] : []),
              ...(hasPhone() && !known()
                ? [
                    {
                      label: p.t("addContact"),
                      icon: personAdd,
                      onTap: () => p.act.addContact({ number: numbers()[0]! }),
                    },
                  ]
                : []),
              ...(numbers().length > 0
                ? [
                    {
                      label: p.t("schedule"),
                      icon: clock,
                      disabled: !p.can("send"),
                      onTap: () => p.setView({ moving: null, open: "schedule" }),
                    },
                  ]
                : []),
              ...(thread()
                ? [
                    thread()!.archived
                      ? { label: p.t("unarchive"), icon: unarchive, onTap: () => p.act.archive({ on: false }) }
                      : { label: p.t("archive"), icon: archive, onTap: () => p.act.archive({ on: true }) },
                    inSpam()
                      ? { label: p.t("notSpam"), icon: report, onTap: () => p.act.acquit() }
                      : { label: p.t("reportAndBlock"), icon: report, onTap: () => p.act.report() },
                    { label: p.t("delete"), icon: del, danger: true, onTap: () => p.act.deleteThread() },
                  ]
                : []),
            ]}
          />
          <Sheet open={p.view.open === "attach"} title={p.t("attach")}>
            <Row icon={pictureIcon} title={p.t("attachPicture")} onTap={() => p.act.attachPicture()} />
            <Row icon={fileIcon} title={p.t("attachFile")} onTap={() => p.act.attachFile()} />
            <Row icon={personIcon} title={p.t("attachContact")} onTap={() => p.act.attachContact()} />
            <Row icon={placeIcon} title={p.t("attachPlace")} onTap={() => p.act.attachPlace()} />
          </Sheet>
          <ScheduledSheet
            message={p.view.open === "scheduled" ? moving() : undefined}
            t={p.t}
            onSend={(id) => p.act.sendNow({ id })}
            onMove={(id) => p.act.startMove({ id })}
            onDelete={(id) => p.act.delete({ ids: [id] })}
          />
          <InfoSheet
            message={p.view.open === "info" ? only() : undefined}
            group={group()}
            names={names()}
            to={numbers()}
            t={p.t}
            os={p.os}
            now={p.now}
            onRetry={(id) => p.act.retry({ id })}
          />
          <Dialog
            open={p.view.open === "schedule"}
            title={p.t(p.view.moving === null ? "schedule" : "move")}
            ok={p.t("ok")}
            disabled={!p.can("schedule")}
            onOk={() => p.act.schedule()}
          >
            <DatePicker
              shown={{ year: p.view.shownYear, month: p.view.shownMonth }}
              chosen={{ year: p.view.year, month: p.view.month, day: p.view.day }}
              today={civilOf(p.now, p.offsetMin)}
              onMonth={(shownYear, shownMonth) => p.setView({ shownYear, shownMonth })}
              onPick={({ year, month, day }) => p.setView({ year, month, day })}
            />
            <TimePicker hour={p.field("hour")} minute={p.field("minute")} />
          </Dialog>
        </>
      }
    >
      <Show when={all().length === 0}>
        <ChatNote>{p.t(overData() ? "beginNetwork" : "begin", { name: title() })}</ChatNote>
      </Show>
      <Show when={until() > p.view.shown}>
        <Stack align="center">
          <Button kind="text" label={p.t("earlier")} onTap={() => p.act.earlier()} />
        </Stack>
      </Show>
      <List each={shown()}>
        {(m) => (
          <>
            <Show when={newTime(m)}>
              <ChatNote>{`${dayText(m)} ${timeText(m.at, p.os)}`}</ChatNote>
            </Show>
            <Bubble
              mine={m.from === null}
              text={m.text}
              sender={thread() && isGroup(thread()!) && m.from !== null ? names().name(m.from) : undefined}
              first={isFirst(m)}
              last={isLast(m)}
              size={p.state.prefs.textSize}
              footer={foot(m)}
              bad={m.status === "failed"}
              pending={m.status === "failed" || m.status === "scheduled"}
              starred={m.starred ? starOn : undefined}
              statusIcon={markOf(m)}
              face={p.state.prefs.faces}
              on={selecting() ? p.view.selected.includes(m.id) : undefined}
              highlighted={m.id === p.view.upTo}
              name={`${senderName(m)}, ${timeText(m.at, p.os)}`}
              onTap={tap(m)}
              onHold={() => p.act.select({ message: m.id })}
            >
              <MessageParts
                parts={m.parts}
                files={p.os.files}
                on={p.view.selected.includes(m.id)}
                t={p.t}
                onTap={(part) => openPart(m, part)}
                onHold={() => p.act.select({ message: m.id })}
              />
            </Bubble>
            <Show when={codeIn(m) !== null || linksOf(m.text).length > 0}>
              <ChatChips mine={m.from === null}>
                <Show when={codeIn(m)}>
                  {(code) => (
                    <Button
                      kind="tonal"
                      icon={copyIcon}
                      label={p.t("copyCode", { code: code() })}
                      onTap={() => copyText(code())}
                    />
                  )}
                </Show>
                <List each={linksOf(m.text)}>
                  {(url) => (
                    <Button
                      kind="tonal"
                      icon={link}
                      label={p.t("openLink")}
                      name={`${p.t("openLink")} ${url}`}
                      onTap={() => p.act.openLink({ url })}
                    />
                  )}
                </List>
              </ChatChips>
            </Show>
          </>
        )}
      </List>
      <Show when={until() < all().length}>
        <Stack align="center">
          <Button kind="tonal" icon={down} label={p.t("newest")} onTap={() => p.act.newest()} />
        </Stack>
      </Show>
    </Page>
  );
});
