import bell from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import callIcon from "@material-symbols/svg-400/rounded/call.svg?raw";
import chat from "@material-symbols/svg-400/rounded/chat.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import music from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import personAdd from "@material-symbols/svg-400/rounded/person_add.svg?raw";
import report from "@material-symbols/svg-400/rounded/report.svg?raw";
import { createMemo, Show } from "solid-js";
import { notificationSounds } from "#os/settings.ts";
import { isPhoneNumber } from "#os/phone-numbers.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { GroupAvatar } from "../looks/chat.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog, Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, RadioRow, Row } from "#ui/kit/rows.tsx";
import messages from "../index.ts";
import { exchangedFiles, folderOf, isGroup, messagesOf } from "../queries.ts";
import { alerts } from "../state.ts";
import { strings } from "../strings.ts";
import { alertHints, alertNames, partIcon, partName, useAddressBook, useRows } from "./labels.ts";

export default screen(messages, strings, "details", (p) => {
  const names = useAddressBook(p);
  const blocked = useRows(p, "blocked");
  const thread = createMemo(() => p.state.threads[p.params.thread]);
  const files = createMemo(() => exchangedFiles(messagesOf(p.state, p.params.thread)));
  const inSpam = () => thread() !== undefined && folderOf(thread()!, blocked()) === "spam";
  const tapMember = (number: string) => {
    const card = names().findCard(number);
    if (card) p.act.openContact({ contact: card.id });
    else p.act.addContact({ number });
  };
  return (
    <Page
      back
      tone="blue"
      title={p.t("details")}
      overlays={
        <>
          <Dialog
            open={p.view.open === "rename"}
            title={p.t("renameGroup")}
            ok={p.t("save")}
            onOk={() => p.act.rename()}
          >
            <Field at={p.field("name")} label={p.t("groupName")} onEnter={() => p.act.rename()} />
          </Dialog>
          <Sheet open={p.view.open === "alert"} title={p.t("notifications")}>
            <List each={alerts}>
              {(alert) => (
                <RadioRow
                  title={p.t(alertNames[alert])}
                  subtitle={p.t(alertHints[alert])}
                  on={thread()?.alert === alert}
                  onTap={() => p.act.alert({ alert })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "tone"} title={p.t("tone")}>
            <RadioRow
              title={p.t("toneDefault", { tone: p.t(p.state.prefs.tone) })}
              on={thread()?.tone === null}
              onTap={() => p.act.tone({ tone: null })}
            />
            <List each={notificationSounds}>
              {(tone) => <RadioRow title={p.t(tone)} on={thread()?.tone === tone} onTap={() => p.act.tone({ tone })} />}
            </List>
          </Sheet>
        </>
      }
    >
      <Show when={thread()} fallback={<Empty icon={chat} title={p.t("thread-missing")} />}>
        {(t) => (
          <>
            <Stack gap="small" align="center" pad>
              <Show when={isGroup(t())} fallback={<Avatar name={names().title(t())} size="huge" />}>
                <GroupAvatar />
              </Show>
              <Text as="title" center>
                {names().title(t())}
              </Text>
            </Stack>
            <Show when={isGroup(t())}>
              <Section>
                <Row
                  icon={edit}
                  title={p.t("groupName")}
                  value={t().name === "" ? undefined : t().name}
                  onTap={() => p.act.startRename()}
                />
              </Section>
            </Show>
            <Section title={isGroup(t()) ? p.t("members") : undefined}>
              <List each={t().numbers}>
                {(number) => (
                  <Row
                    leading={<Avatar name={names().name(number)} />}
                    title={names().name(number)}
                    subtitle={names().findCard(number) ? number : undefined}
                    trailing={
                      <Show when={isPhoneNumber(number)}>
                        <Show when={!names().findCard(number)}>
                          <IconButton
                            icon={personAdd}
                            name={`${p.t("addContact")} ${number}`}
                            onTap={() => p.act.addContact({ number })}
                          />
                        </Show>
                        <Show when={isGroup(t())}>
                          <IconButton
                            icon={chat}
                            name={p.t("writeTo", { name: names().name(number) })}
                            onTap={() => p.act.message({ number })}
                          />
                        </Show>
                        <IconButton
                          icon={callIcon}
                          name={`${p.t("call")} ${names().name(number)}`}
                          onTap={() => p.act.call({ number })}
                        />
                      </Show>
                    }
                    onTap={isPhoneNumber(number) ? () => tapMember(number) : undefined}
                  />
                )}
              </List>
            </Section>
            <Section>
              <Row
                icon={bell}
                title={p.t("notifications")}
                value={p.t(alertNames[t().alert])}
                leads
                onTap={() => p.setView({ open: "alert" })}
              />
              <Row
                icon={music}
                title={p.t("tone")}
                value={t().tone === null ? p.t("toneDefault", { tone: p.t(p.state.prefs.tone) }) : p.t(t().tone!)}
                leads
                onTap={() => p.setView({ open: "tone" })}
              />
            </Section>
            <Show when={files().length > 0}>
              <Section title={p.t("shared")}>
                <List each={files()}>
                  {(part) => (
                    <Row
                      icon={partIcon(part)}
                      title={part.name}
                      subtitle={partName(part, p.t)}
                      onTap={() => p.act.openFile({ file: part.file, mime: part.mime })}
                    />
                  )}
                </List>
              </Section>
            </Show>
            <Section>
              <Show
                when={inSpam()}
                fallback={<Row icon={report} danger title={p.t("reportAndBlock")} onTap={() => p.act.report()} />}
              >
                <Row icon={report} title={p.t("notSpam")} onTap={() => p.act.acquit()} />
              </Show>
            </Section>
          </>
        )}
      </Show>
    </Page>
  );
});
