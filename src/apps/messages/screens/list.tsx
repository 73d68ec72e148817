import add from "@material-symbols/svg-400/rounded/edit_square.svg?raw";
import archive from "@material-symbols/svg-400/rounded/archive.svg?raw";
import unarchive from "@material-symbols/svg-400/rounded/unarchive.svg?raw";
import chat from "@material-symbols/svg-400/rounded/chat.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import doneAll from "@material-symbols/svg-400/rounded/done_all.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import muted from "@material-symbols/svg-400/rounded/notifications_off.svg?raw";
import bell from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import pin from "@material-symbols/svg-400/rounded/keep-fill.svg?raw";
import pinLine from "@material-symbols/svg-400/rounded/keep.svg?raw";
import readIcon from "@material-symbols/svg-400/rounded/mark_chat_read.svg?raw";
import searchIcon from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import settings from "@material-symbols/svg-400/rounded/settings.svg?raw";
import star from "@material-symbols/svg-400/rounded/star.svg?raw";
import unreadIcon from "@material-symbols/svg-400/rounded/mark_chat_unread.svg?raw";
import { createMemo, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Chips, Fab, IconButton } from "#ui/kit/buttons.tsx";
import { ConversationRow } from "../looks/chat.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Menu } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List } from "#ui/kit/rows.tsx";
import messages from "../index.ts";
import {
  groupByThread,
  folderOf,
  folders,
  isGroup,
  latestMessage,
  listConversations,
  search,
  countUnread,
} from "../queries.ts";
import type { Message, Thread } from "../state.ts";
import { strings } from "../strings.ts";
import { previewText, useAddressBook, useRows } from "./labels.ts";

export default screen(messages, strings, "list", (p) => {
  const names = useAddressBook(p);
  const blocked = useRows(p, "blocked");
  const by = createMemo(() => groupByThread(p.state));
  const lines = createMemo(() =>
    listConversations(p.state, names(), blocked(), p.view.filter).map((line) => line.thread),
  );
  const selecting = () => p.view.selected.length > 0;
  const searching = () => p.view.query.trim() !== "";
  const hits = createMemo(() => (searching() ? search(p.state, names(), p.view.query) : { threads: [], messages: [] }));
  const chosen = createMemo(() => p.view.selected.flatMap((id) => p.state.threads[id] ?? []));
  const ids = () => chosen().map((t) => t.id);
  const unread = (t: Thread) => countUnread(by().get(t.id) ?? []);
  const anyUnread = () => chosen().some((t) => unread(t) > 0);
  const anyLoud = () => chosen().some((t) => t.alert !== "none");
  const anyLoose = () => chosen().some((t) => !t.pinned);
  const anyOpen = () => chosen().some((t) => !t.archived);
  const latest = (t: Thread) => latestMessage(by().get(t.id) ?? []);
  const swipe = (t: Thread, side: "left" | "right") => {
    const act = side === "left" ? p.state.prefs.swipeLeft : p.state.prefs.swipeRight;
    if (act === "archive") p.act.archive({ threads: [t.id], on: !t.archived });
    else if (act === "delete") p.act.delete({ threads: [t.id] });
    else if (act === "read")
      if (unread(t) > 0) p.act.markRead({ threads: [t.id] });
      else p.act.markUnread({ threads: [t.id] });
  };
  const preview = (t: Thread): string => {
    if (t.draft !== "") return t.draft;
    const last = latest(t);
    if (!last) return "";
    const text = previewText(last, p.t);
    if (last.from === null) return last.status === "failed" ? text : p.t("you", { text });
    return isGroup(t) ? p.t("says", { name: names().shortName(last.from), text }) : text;
  };
  const note = (t: Thread) =>
    t.draft !== "" ? p.t("draft") : latest(t)?.status === "failed" ? p.t("notSent") : undefined;
  const row = (t: Thread) => (
    <ConversationRow
      name={names().title(t)}
      group={isGroup(t)}
      face={p.state.prefs.faces}
      text={preview(t)}
      note={note(t)}
      time={whenText(latest(t)?.at ?? p.now, p.os, p.now)}
      unread={unread(t)}
      unreadName={p.t("unreadCount", { n: unread(t) })}
      on={selecting() ? p.view.selected.includes(t.id) : undefined}
      marks={
        <>
          <Show when={t.pinned}>
            <Icon of={pin} size="small" />
          </Show>
          <Show when={t.alert !== "normal"}>
            <Icon of={muted} size="small" />
          </Show>
        </>
      }
      onTap={() => (selecting() ? p.act.select({ thread: t.id }) : p.act.open({ thread: t.id }))}
      onHold={() => p.act.select({ thread: t.id })}
      onSwipe={(d) => {
        if (!selecting()) swipe(t, d);
      }}
    />
  );
  const found = (m: Message) => (
    <ConversationRow
      name={names().title(p.state.threads[m.thread]!)}
      group={isGroup(p.state.threads[m.thread]!)}
      face={p.state.prefs.faces}
      text={previewText(m, p.t)}
      time={whenText(m.at, p.os, p.now)}
      unread={0}
      onTap={() => p.act.openAt({ thread: m.thread, message: m.id })}
    />
  );
  return (
    <Page
      large={!selecting()}
      back={selecting() ? "close" : undefined}
      tone="blue"
      title={selecting() ? String(p.view.selected.length) : p.t("title")}
      actions={
        <Show
          when={selecting()}
          fallback={<IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />}
        >
          <IconButton
            icon={anyLoose() ? pinLine : pin}
            name={p.t(anyLoose() ? "pin" : "unpin")}
            onTap={() => p.act.pin({ threads: ids(), on: anyLoose() })}
          />
          <IconButton
            icon={anyOpen() ? archive : unarchive}
            name={p.t(anyOpen() ? "archive" : "unarchive")}
            onTap={() => p.act.archive({ threads: ids(), on: anyOpen() })}
          />
          <IconButton icon={del} name={p.t("delete")} onTap={() => p.act.delete({ threads: ids() })} />
          <IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
        </Show>
      }
      top={
        <Show when={!selecting()}>
          <SearchField at={p.field("query")} placeholder={p.t("search")} />
          <Show when={!searching()}>
            <Chips
              options={folders.map((id) => ({ id, label: p.t(id) }))}
              chosen={p.view.filter}
              onPick={(id) => p.setView({ filter: folders.find((f) => f === id) ?? "all", selected: [] })}
            />
          </Show>
        </Show>
      }
      fab={!selecting() ? <Fab icon={add} name={p.t("newChat")} onTap={() => p.act.new()} /> : undefined}
      overlays={
        <Menu
          open={p.view.open === "menu"}
          items={
            selecting()
              ? [
                  anyUnread()
                    ? { label: p.t("markRead"), icon: readIcon, onTap: () => p.act.markRead({ threads: ids() }) }
                    : { label: p.t("markUnread"), icon: unreadIcon, onTap: () => p.act.markUnread({ threads: ids() }) },
                  anyLoud()
                    ? { label: p.t("mute"), icon: muted, onTap: () => p.act.alert({ threads: ids(), alert: "none" }) }
                    : {
                        label: p.t("unmute"),
                        icon: bell,
                        onTap: () => p.act.alert({ threads: ids(), alert: "normal" }),
                      },
                ]
              : [
                  { label: p.t("markAllRead"), icon: doneAll, onTap: () => p.act.markAllRead() },
                  { label: p.t("starredTitle"), icon: star, onTap: () => p.act.seeStarred() },
                  { label: p.t("settings"), icon: settings, onTap: () => p.act.seeSettings() },
                ]
          }
        />
      }
    >
      <Show
        when={searching()}
        fallback={
          <Show
            when={lines().length > 0}
            fallback={
              <Empty
                icon={chat}
                title={p.t(p.view.filter === "all" ? "empty" : "emptyFolder")}
                hint={p.view.filter === "all" ? p.t("emptyHint") : undefined}
              />
            }
          >
            <Section>
              <List each={lines()}>{row}</List>
            </Section>
          </Show>
        }
      >
        <Show
          when={hits().threads.length + hits().messages.length > 0}
          fallback={<Empty icon={searchIcon} title={p.t("noHits")} />}
        >
          <Show when={hits().threads.length > 0}>
            <Section title={p.t("people")}>
              <List each={hits().threads}>{row}</List>
            </Section>
          </Show>
          <Show when={hits().messages.length > 0}>
            <Section title={p.t("texts")}>
              <List each={hits().messages.filter((m) => folderOf(p.state.threads[m.thread]!, blocked()) !== "spam")}>
                {found}
              </List>
            </Section>
          </Show>
        </Show>
      </Show>
    </Page>
  );
});
