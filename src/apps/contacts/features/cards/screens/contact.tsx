import block from "@material-symbols/svg-400/rounded/block.svg?raw";
import cake from "@material-symbols/svg-400/rounded/cake.svg?raw";
import chatIcon from "@material-symbols/svg-400/rounded/chat.svg?raw";
import shareIcon from "@material-symbols/svg-400/rounded/share.svg?raw";
import callIcon from "@material-symbols/svg-400/rounded/call.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import group from "@material-symbols/svg-400/rounded/group.svg?raw";
import historyIcon from "@material-symbols/svg-400/rounded/history.svg?raw";
import mail from "@material-symbols/svg-400/rounded/mail.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import music from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import notes from "@material-symbols/svg-400/rounded/notes.svg?raw";
import personOff from "@material-symbols/svg-400/rounded/person_off.svg?raw";
import place from "@material-symbols/svg-400/rounded/location_on.svg?raw";
import starLine from "@material-symbols/svg-400/rounded/star.svg?raw";
import starOn from "@material-symbols/svg-400/rounded/star-fill.svg?raw";
import { createMemo, Show } from "solid-js";
import { ringtones } from "#os/settings.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Action, Actions } from "#ui/kit/actions.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Copyable, copyText } from "#ui/kit/copyable.tsx";
import { Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, RadioRow, Row } from "#ui/kit/rows.tsx";
import { dayText } from "#apps/contacts/days.ts";
import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import { callsWith, groupsOf, isContactBlocked, displayName, toneOf } from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "contact", (p) => {
  const contact = createMemo(() => p.state.contacts[p.params.id]);
  const own = () => p.params.id === p.state.me;
  const groups = createMemo(() => groupsOf(p.state).filter((g) => contact()?.groups.includes(g.id)));
  const calls = createMemo(() => (contact() ? callsWith(p.state, contact()!).length : 0));
  const job = () => {
    const c = contact();
    if (!c) return "";
    return [c.title, c.company === nameOf(c) ? "" : c.company].filter((x) => x !== "").join(" · ");
  };
  const call = () => {
    const phones = contact()?.phones ?? [];
    if (phones.length === 1) p.act.call({ number: phones[0]!.number });
    else p.setView({ open: "numbers" });
  };
  const message = () => {
    const phones = contact()?.phones ?? [];
    if (phones.length === 1) p.act.message({ number: phones[0]!.number });
    else p.setView({ open: "texts" });
  };
  return (
    <Page
      back
      tone="green"
      actions={
        <Show when={contact()}>
          {(c) => (
            <>
              <Show when={!own()}>
                <IconButton
                  icon={c().starred ? starOn : starLine}
                  on={c().starred}
                  name={p.t(c().starred ? "unstar" : "star")}
                  onTap={() => p.act.star()}
                />
              </Show>
              <IconButton icon={edit} name={p.t("edit")} onTap={() => p.act.edit()} />
              <Show when={!own()}>
                <IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
              </Show>
            </>
          )}
        </Show>
      }
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={[
              { label: p.t("share"), icon: shareIcon, onTap: () => p.act.share() },
              p.can("unblock")
                ? { label: p.t("unblock"), icon: block, onTap: () => p.act.unblock() }
                : { label: p.t("block"), icon: block, disabled: !p.can("block"), onTap: () => p.act.block() },
              { label: p.t("delete"), icon: del, danger: true, onTap: () => p.act.delete() },
            ]}
          />
          <Sheet open={p.view.open === "numbers"} title={p.t("chooseNumber")}>
            <List each={contact()?.phones ?? []}>
              {(phone) => (
                <Row
                  icon={callIcon}
                  title={phone.number}
                  subtitle={p.t(phone.label)}
                  onTap={() => p.act.call({ number: phone.number })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "tone"} title={p.t("ringtone")}>
            <RadioRow
              title={p.t("toneOfPhone", { tone: p.t(p.os.settings.sound.ringtone) })}
              on={p.state.tones[p.params.id] === undefined}
              onTap={() => p.act.tone({ tone: null })}
            />
            <List each={ringtones}>
              {(tone) => (
                <RadioRow
                  title={p.t(tone)}
                  on={p.state.tones[p.params.id] === tone}
                  onTap={() => p.act.tone({ tone })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "texts"} title={p.t("chooseNumber")}>
            <List each={contact()?.phones ?? []}>
              {(phone) => (
                <Row
                  icon={chatIcon}
                  title={phone.number}
                  subtitle={p.t(phone.label)}
                  onTap={() => p.act.message({ number: phone.number })}
                />
              )}
            </List>
          </Sheet>
        </>
      }
    >
      <Show when={contact()} fallback={<Empty icon={personOff} title={p.t("contact-missing")} />}>
        {(c) => (
          <>
            <Stack gap="small" align="center" pad>
              <Avatar name={nameOf(c())} size="huge" />
              <Copyable text={nameOf(c())}>
                <Text as="title" center>
                  {displayName(c(), p.state.prefs.nameFormat)}
                </Text>
              </Copyable>
              <Show when={job() !== ""}>
                <Text as="sub" dim center>
                  {job()}
                </Text>
              </Show>
              <Show when={isContactBlocked(p.state, c())}>
                <Text as="sub" danger center>
                  {p.t("isBlocked")}
                </Text>
              </Show>
            </Stack>
            <Show when={!own() && c().phones.length > 0}>
              <Stack pad>
                <Actions>
                  <Action icon={callIcon} label={p.t("call")} onTap={call} />
                  <Action icon={chatIcon} label={p.t("message")} onTap={message} />
                </Actions>
              </Stack>
            </Show>
            <Show when={c().phones.length > 0}>
              <Section title={p.t("phone")}>
                <List each={c().phones}>
                  {(phone) => (
                    <Row
                      icon={callIcon}
                      title={phone.number}
                      subtitle={p.t(phone.label)}
                      name={own() ? undefined : p.t("callName", { name: phone.number })}
                      onTap={own() ? undefined : () => p.act.call({ number: phone.number })}
                      onHold={() => copyText(phone.number)}
                    />
                  )}
                </List>
              </Section>
            </Show>
            <Show when={c().emails.length > 0 || c().address !== "" || c().birthday !== null || c().note !== ""}>
              <Section title={p.t("details")}>
                <List each={c().emails}>
                  {(email) => <Row icon={mail} title={email} subtitle={p.t("email")} onHold={() => copyText(email)} />}
                </List>
                <Show when={c().address !== ""}>
                  <Row
                    icon={place}
                    title={c().address}
                    subtitle={p.t("address")}
                    onTap={() => p.act.openAddress()}
                    onHold={() => copyText(c().address)}
                  />
                </Show>
                <Show when={c().birthday}>
                  {(day) => <Row icon={cake} title={dayText(day(), p.lang)} subtitle={p.t("birthday")} />}
                </Show>
                <Show when={c().note !== ""}>
                  <Row icon={notes} title={c().note} subtitle={p.t("note")} />
                </Show>
              </Section>
            </Show>
            <Show when={groups().length > 0}>
              <Section title={p.t("groups")}>
                <List each={groups()}>
                  {(g) => <Row icon={group} title={g.name} leads onTap={() => p.act.group({ id: g.id })} />}
                </List>
              </Section>
            </Show>
            <Show when={!own() && c().phones.length > 0}>
              <Section>
                <Row
                  icon={historyIcon}
                  title={p.t("history")}
                  value={p.t("callsCount", { n: calls() })}
                  leads
                  onTap={() => p.act.history()}
                />
                <Row
                  icon={music}
                  title={p.t("ringtone")}
                  value={p.t(toneOf(p.state, c(), p.os) ?? p.os.settings.sound.ringtone)}
                  leads
                  onTap={() => p.setView({ open: "tone" })}
                />
              </Section>
            </Show>
          </>
        )}
      </Show>
    </Page>
  );
});
