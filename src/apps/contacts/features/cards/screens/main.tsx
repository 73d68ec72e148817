import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import block from "@material-symbols/svg-400/rounded/block.svg?raw";
import chatIcon from "@material-symbols/svg-400/rounded/chat.svg?raw";
import callIcon from "@material-symbols/svg-400/rounded/call-fill.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import dialpadIcon from "@material-symbols/svg-400/rounded/dialpad.svg?raw";
import group from "@material-symbols/svg-400/rounded/group.svg?raw";
import historyIcon from "@material-symbols/svg-400/rounded/history.svg?raw";
import info from "@material-symbols/svg-400/rounded/info.svg?raw";
import inTalk from "@material-symbols/svg-400/rounded/phone_in_talk.svg?raw";
import merge from "@material-symbols/svg-400/rounded/merge.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import personAdd from "@material-symbols/svg-400/rounded/person_add.svg?raw";
import personIcon from "@material-symbols/svg-400/rounded/person.svg?raw";
import selectAllIcon from "@material-symbols/svg-400/rounded/select_all.svg?raw";
import report from "@material-symbols/svg-400/rounded/report.svg?raw";
import settings from "@material-symbols/svg-400/rounded/settings.svg?raw";
import voicemailIcon from "@material-symbols/svg-400/rounded/voicemail.svg?raw";
import sweep from "@material-symbols/svg-400/rounded/delete_sweep.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { durationText, timeText, whenText } from "#os/format.ts";
import { addDays, startOfDay } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Action, Actions } from "#ui/kit/actions.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Chips, Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Dialpad, DialNumber } from "#apps/contacts/looks/dialpad.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { People } from "#apps/contacts/looks/people.tsx";
import { CheckMark, List, Row } from "#ui/kit/rows.tsx";
import { BottomNav } from "#ui/kit/bottom-nav.tsx";
import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import { kindIcons, kindTexts } from "../../settings/screens/icons.ts";
import {
  findByNumber,
  callerName,
  favourites,
  isBlocked,
  isConnected,
  isSpam,
  findLabel,
  letterOf,
  listContacts,
  callLog,
  displayName,
  suggestions,
  talkTimeMs,
  voicemailsOf,
} from "#apps/contacts/queries.ts";
import { speedKeys } from "../../settings/state.ts";
import { type Call } from "../../calls/state.ts";
import { type Contact } from "../state.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "main", (p) => {
  const selecting = () => p.view.selected.length > 0;
  const me = () => p.state.contacts[p.state.me];
  const starred = createMemo(() => favourites(p.state));
  const found = createMemo(() => listContacts(p.state, p.view.query));
  const letters = createMemo(() => {
    const by = new Map<string, Contact[]>();
    for (const contact of found()) {
      const letter = letterOf(contact, p.state.prefs.sort);
      const list = by.get(letter);
      if (list) list.push(contact);
      else by.set(letter, [contact]);
    }
    return by;
  });
  const letterNames = createMemo(() => [...letters().keys()].join(""));
  const calls = createMemo(() => callLog(p.state, p.view.filter));
  const today = createMemo(() => startOfDay(p.now, p.offsetMin));
  const days = createMemo(() => {
    const since = today();
    const dayBefore = addDays(since, -1);
    return [
      { name: "today" as const, calls: calls().filter((c) => c.at >= since) },
      { name: "yesterday" as const, calls: calls().filter((c) => c.at < since && c.at >= dayBefore) },
      { name: "earlier" as const, calls: calls().filter((c) => c.at < dayBefore) },
    ].filter((day) => day.calls.length > 0);
  });
  const likely = createMemo(() => suggestions(p.state, p.view.typed, 20));
  const entry = () => (p.view.entry === null ? undefined : p.state.calls[p.view.entry]);
  const known = (number: string) => findByNumber(p.state, number);
  const tapContact = (id: string) => (selecting() ? p.act.select({ id }) : p.act.open({ id }));
  const speed = (key: string) => speedKeys.find((k) => k === key) ?? "1";
  const unheard = createMemo(() => voicemailsOf(p.state).filter((m) => !m.heard).length);
  const callSub = (call: Call) =>
    [
      ...(p.state.prefs.spamLabels && isSpam(p.state, call.number) ? [p.t("likelySpam")] : []),
      p.t(kindTexts[call.kind]),
      ...(call.durationMs > 0 ? [durationText(call.durationMs)] : []),
    ].join(" · ");
  const details = (number: string) => {
    const contact = known(number);
    if (contact) p.act.open({ id: contact.id });
    else p.act.history({ contact: null, number });
  };
  const talkText = () => {
    const talk = p.state.talk;
    if (!talk) return "";
    if (isConnected(talk, p.now)) return durationText(talkTimeMs(talk, p.now));
    return p.t(talk.incoming ? "ringing" : "calling");
  };
  return (
    <Page
      large={!selecting()}
      back={selecting() ? "close" : undefined}
      tone="green"
      title={selecting() ? p.t("selected", { n: p.view.selected.length }) : p.t(p.view.tab)}
      actions={
        <Show
          when={selecting()}
          fallback={<IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />}
        >
          <IconButton icon={selectAllIcon} name={p.t("selectAll")} onTap={() => p.act.selectAll()} />
          <IconButton icon={del} name={p.t("delete")} onTap={() => p.act.delete()} />
        </Show>
      }
      top={
        <Show when={p.state.talk || p.view.tab !== "keypad"}>
          <Show when={p.state.talk}>
            {(talk) => (
              <Section>
                <Row
                  icon={inTalk}
                  title={callerName(p.state, talk().number)}
                  subtitle={p.t("returnToCall")}
                  value={talkText()}
                  leads
                  onTap={() => p.act.returnToCall()}
                />
              </Section>
            )}
          </Show>
          <Show when={p.view.tab === "contacts"}>
            <SearchField at={p.field("query")} placeholder={p.t("search")} />
          </Show>
          <Show when={p.view.tab === "recents"}>
            <Chips
              options={[
                { id: "all", label: p.t("all") },
                { id: "missed", label: p.t("missedOnly") },
              ]}
              chosen={p.view.filter}
              onPick={(id) => p.setView({ filter: id === "missed" ? "missed" : "all" })}
            />
          </Show>
        </Show>
      }
      fab={
        p.view.tab === "contacts" && !selecting() ? (
          <Fab icon={add} name={p.t("newContact")} onTap={() => p.act.new()} />
        ) : undefined
      }
      bottom={
        <>
          <Show when={p.view.tab === "keypad"}>
            <Stack pad gap="small">
              <DialNumber
                value={p.view.typed}
                eraseName={p.t("erase")}
                onErase={() => p.setView({ typed: p.view.typed.slice(0, -1) })}
                onClear={() => p.setView({ typed: "" })}
              />
              <Dialpad
                onKey={(key) => p.setView({ typed: p.view.typed + key })}
                onHold={(key) => p.act.speed({ key: speed(key) })}
              />
              <Actions>
                <Action bare icon={callIcon} kind="go" label={p.t("call")} onTap={() => p.act.callTyped()} />
              </Actions>
            </Stack>
          </Show>
          <BottomNav
            options={[
              { id: "contacts", label: p.t("contacts"), icon: personIcon },
              { id: "keypad", label: p.t("keypad"), icon: dialpadIcon },
              { id: "recents", label: p.t("recents"), icon: historyIcon },
            ]}
            chosen={p.view.tab}
            onPick={(id) =>
              p.setView({ tab: id === "keypad" ? "keypad" : id === "recents" ? "recents" : "contacts", selected: [] })
            }
          />
        </>
      }
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={[
              ...(p.view.tab === "recents"
                ? [
                    {
                      label: p.t("clearLog"),
                      icon: sweep,
                      disabled: callLog(p.state).length === 0,
                      onTap: () => p.act.clearLog(),
                    },
                  ]
                : []),
              { label: p.t("groups"), icon: group, onTap: () => p.act.seeGroups() },
              { label: p.t("merge"), icon: merge, onTap: () => p.act.seeMerge() },
              { label: p.t("blocked"), icon: block, onTap: () => p.act.seeBlocked() },
              { label: p.t("settings"), icon: settings, onTap: () => p.act.seeSettings() },
            ]}
          />
          <Sheet
            open={p.view.open === "entry" && entry() !== undefined}
            title={callerName(p.state, entry()?.number ?? "")}
          >
            <Show when={entry()}>
              {(call) => (
                <>
                  <Row icon={callIcon} title={p.t("call")} onTap={() => p.act.call({ number: call().number })} />
                  <Row icon={chatIcon} title={p.t("message")} onTap={() => p.act.message({ number: call().number })} />
                  <Row
                    icon={historyIcon}
                    title={p.t("history")}
                    onTap={() => p.act.history({ contact: known(call().number)?.id ?? null, number: call().number })}
                  />
                  <Show when={known(call().number) === undefined}>
                    <Row
                      icon={personAdd}
                      title={p.t("createNew")}
                      onTap={() => p.act.addNumber({ number: call().number })}
                    />
                    <Row
                      icon={personIcon}
                      title={p.t("addToContact")}
                      onTap={() => p.act.addToContact({ number: call().number })}
                    />
                  </Show>
                  <Row
                    icon={block}
                    title={p.t(isBlocked(p.state, call().number) ? "unblock" : "block")}
                    onTap={() =>
                      isBlocked(p.state, call().number)
                        ? p.act.unblock({ number: call().number })
                        : p.act.block({ number: call().number })
                    }
                  />
                  <Row
                    icon={report}
                    title={p.t(isSpam(p.state, call().number) ? "notSpam" : "reportSpam")}
                    onTap={() => p.act.report({ number: call().number, on: !isSpam(p.state, call().number) })}
                  />
                  <Row icon={del} danger title={p.t("deleteEntry")} onTap={() => p.act.deleteCall({ id: call().id })} />
                </>
              )}
            </Show>
          </Sheet>
        </>
      }
    >
      <Switch>
        <Match when={p.view.tab === "contacts"}>
          <Show when={p.view.query === "" && !selecting()}>
            <Show when={me()}>
              {(card) => (
                <Section>
                  <Row
                    leading={<Avatar name={nameOf(card())} />}
                    title={nameOf(card())}
                    subtitle={p.t("myCard")}
                    leads
                    onTap={() => p.act.profile()}
                  />
                </Section>
              )}
            </Show>
            <Show when={starred().length > 0}>
              <Section title={p.t("favourites")}>
                <People name="favourites" each={starred()} nameOf={nameOf} onTap={(c) => p.act.open({ id: c.id })} />
              </Section>
            </Show>
          </Show>
          <Show
            when={found().length > 0}
            fallback={
              <Empty
                icon={personIcon}
                title={p.t(p.view.query === "" ? "empty" : "noHits")}
                hint={p.view.query === "" ? p.t("emptyHint") : undefined}
              />
            }
          >
            <List each={[...letterNames()]}>
              {(letter) => (
                <Section title={letter}>
                  <List each={letters().get(letter) ?? []}>
                    {(c) => (
                      <Row
                        leading={
                          <>
                            <Show when={selecting()}>
                              <CheckMark on={p.view.selected.includes(c.id)} />
                            </Show>
                            <Avatar name={nameOf(c)} />
                          </>
                        }
                        title={displayName(c, p.state.prefs.nameFormat)}
                        subtitle={c.company === nameOf(c) || c.company === "" ? undefined : c.company}
                        on={selecting() ? p.view.selected.includes(c.id) : undefined}
                        onTap={() => tapContact(c.id)}
                        onHold={() => p.act.select({ id: c.id })}
                      />
                    )}
                  </List>
                </Section>
              )}
            </List>
          </Show>
        </Match>
        <Match when={p.view.tab === "keypad"}>
          <Show
            when={p.view.typed !== ""}
            fallback={
              <Text as="sub" dim center>
                {p.t("typeHint")}
              </Text>
            }
          >
            <Section>
              <List each={likely()}>
                {(hit) => (
                  <Row
                    leading={<Avatar name={nameOf(hit.contact)} />}
                    title={nameOf(hit.contact)}
                    subtitle={`${p.t(findLabel(hit.contact, hit.number) ?? "other")} ${hit.number}`}
                    onTap={() => p.act.call({ number: hit.number })}
                  />
                )}
              </List>
              <Show when={known(p.view.typed) === undefined}>
                <Row
                  icon={personAdd}
                  title={p.t("createNew")}
                  onTap={() => p.act.addNumber({ number: p.view.typed })}
                />
                <Row
                  icon={personIcon}
                  title={p.t("addToContact")}
                  onTap={() => p.act.addToContact({ number: p.view.typed })}
                />
              </Show>
            </Section>
          </Show>
        </Match>
        <Match when={p.view.tab === "recents"}>
          <Section>
            <Row
              icon={voicemailIcon}
              title={p.t("voicemail")}
              value={unheard() > 0 ? p.t("newCount", { n: unheard() }) : undefined}
              leads
              onTap={() => p.act.seeVoicemail()}
            />
          </Section>
          <Show when={calls().length > 0} fallback={<Empty icon={historyIcon} title={p.t("noCalls")} />}>
            <List each={days().map((d) => d.name)}>
              {(day) => (
                <Section title={p.t(day)}>
                  <List each={days().find((d) => d.name === day)?.calls ?? []}>
                    {(call) => (
                      <Row
                        icon={kindIcons[call.kind]}
                        tone={call.kind === "missed" ? "rose" : "green"}
                        danger={call.kind === "missed"}
                        title={callerName(p.state, call.number)}
                        subtitle={callSub(call)}
                        value={day === "earlier" ? whenText(call.at, p.os, p.now) : timeText(call.at, p.os)}
                        trailing={
                          <IconButton
                            icon={info}
                            name={p.t("info", { name: callerName(p.state, call.number) })}
                            onTap={() => details(call.number)}
                          />
                        }
                        onTap={() => p.act.call({ number: call.number })}
                        onHold={() => p.setView({ entry: call.id, open: "entry" })}
                      />
                    )}
                  </List>
                </Section>
              )}
            </List>
          </Show>
        </Match>
      </Switch>
    </Page>
  );
});
