import forwardIcon from "@material-symbols/svg-400/rounded/arrow_forward.svg?raw";
import dialpad from "@material-symbols/svg-400/rounded/dialpad.svg?raw";
import group from "@material-symbols/svg-400/rounded/group_add.svg?raw";
import personOff from "@material-symbols/svg-400/rounded/person_search.svg?raw";
import sendIcon from "@material-symbols/svg-400/rounded/send-fill.svg?raw";
import { createMemo, Show } from "solid-js";
import { listText } from "#os/format.ts";
import { isPhoneNumber, sameAddress } from "#os/phone-numbers.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Composer, ConversationRow } from "../looks/chat.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { Removable, Removables } from "#ui/kit/shared/removables.tsx";
import { CheckMark, List, Row } from "#ui/kit/rows.tsx";
import messages from "../index.ts";
import { isGroup, recentThreads, suggestContacts } from "../queries.ts";
import { strings } from "../strings.ts";
import { partIcon, useAddressBook } from "./labels.ts";

const phoneLabels = ["mobile", "home", "work", "other"] as const;
const maxRecent = 5;

export default screen(messages, strings, "compose", (p) => {
  const names = useAddressBook(p);
  const found = createMemo(() => suggestContacts(names(), p.view.query));
  const recent = createMemo(() => (p.view.query.trim() === "" ? recentThreads(p.state, maxRecent) : []));
  const has = (number: string) => p.view.chosen.some((n) => sameAddress(n, number));
  const typed = () => p.view.query.trim();
  const label = (x: string) => p.t(phoneLabels.find((l) => l === x) ?? "other");
  return (
    <Page
      back
      tone="blue"
      title={p.t(p.params.share ? "shareTitle" : "compose")}
      subtitle={p.view.many && p.view.chosen.length > 0 ? p.t("selected", { n: p.view.chosen.length }) : undefined}
      actions={
        <Show when={p.view.many && !p.params.share}>
          <IconButton icon={forwardIcon} name={p.t("next")} disabled={!p.can("next")} onTap={() => p.act.next()} />
        </Show>
      }
      top={
        <>
          <SearchField at={p.field("query")} placeholder={p.t("toHint")} />
          <Show when={p.view.chosen.length > 0}>
            <Removables>
              <List each={p.view.chosen}>
                {(number) => (
                  <Removable
                    label={names().name(number)}
                    name={p.t("removePerson", { name: names().name(number) })}
                    onTap={() => p.act.pick({ number })}
                  />
                )}
              </List>
            </Removables>
          </Show>
        </>
      }
      bottom={
        <Show when={p.params.share}>
          <Composer
            at={p.field("draft")}
            label={p.t("message")}
            placeholder={p.t("message")}
            sendIcon={sendIcon}
            sendName={p.t("send")}
            disabled={!p.can("send")}
            onSend={() => p.act.send()}
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
    >
      <Show when={!p.view.many || isPhoneNumber(typed())}>
        <Section>
          <Show when={!p.view.many}>
            <Row icon={group} title={p.t("newGroup")} onTap={() => p.act.several()} />
          </Show>
          <Show when={isPhoneNumber(typed())}>
            <Row
              icon={dialpad}
              title={p.t("sendTo", { number: typed() })}
              onTap={() => p.act.pick({ number: typed() })}
            />
          </Show>
        </Section>
      </Show>
      <Show when={recent().length > 0}>
        <Section title={p.t("recent")}>
          <List each={recent()}>
            {(t) => (
              <ConversationRow
                name={names().title(t)}
                group={isGroup(t)}
                face={p.state.prefs.faces}
                text={listText(
                  t.numbers.map((n) => (isGroup(t) ? names().name(n) : n)),
                  p.lang,
                )}
                time=""
                unread={0}
                onTap={() => p.act.pickThread({ thread: t.id })}
              />
            )}
          </List>
        </Section>
      </Show>
      <Show
        when={found().length > 0}
        fallback={
          <Show when={!isPhoneNumber(typed())}>
            <Empty icon={personOff} title={p.t("nobody")} hint={p.t("nobodyHint")} />
          </Show>
        }
      >
        <Section title={p.t("contacts")}>
          <List each={found()}>
            {(hit) => (
              <Row
                leading={
                  <>
                    <Show when={p.view.many}>
                      <CheckMark on={has(hit.number)} />
                    </Show>
                    <Avatar name={hit.card.name} />
                  </>
                }
                title={hit.card.name}
                subtitle={`${hit.number} · ${label(hit.label)}`}
                on={p.view.many ? has(hit.number) : undefined}
                onTap={() =>
                  p.act.pick({ number: p.view.chosen.find((n) => sameAddress(n, hit.number)) ?? hit.number })
                }
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
