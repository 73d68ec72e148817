import block from "@material-symbols/svg-400/rounded/block.svg?raw";
import chatIcon from "@material-symbols/svg-400/rounded/chat.svg?raw";
import callIcon from "@material-symbols/svg-400/rounded/call.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import historyIcon from "@material-symbols/svg-400/rounded/history.svg?raw";
import personAdd from "@material-symbols/svg-400/rounded/person_add.svg?raw";
import personIcon from "@material-symbols/svg-400/rounded/person.svg?raw";
import { createMemo, Show } from "solid-js";
import { durationText, momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { findByNumber, callsOfNumber, callsWith, isBlocked, findName } from "#apps/contacts/queries.ts";
import type { Call } from "../state.ts";
import { strings } from "#apps/contacts/strings.ts";
import { kindIcons, kindTexts } from "../../settings/screens/icons.ts";

export default screen(contacts, strings, "history", (p) => {
  const contact = createMemo(
    () =>
      (p.params.contact === null ? undefined : p.state.contacts[p.params.contact]) ??
      findByNumber(p.state, p.params.number),
  );
  const calls = createMemo(() => {
    const c = contact();
    return c ? callsWith(p.state, c) : callsOfNumber(p.state, p.params.number);
  });
  const about = (call: Call) =>
    [p.t(kindTexts[call.kind]), ...(call.durationMs > 0 ? [durationText(call.durationMs)] : [])].join(" · ");
  const when = (call: Call) => momentText(call.at, p.os, p.now);
  const name = () => findName(p.state, contact()?.id ?? "") || p.params.number;
  return (
    <Page back tone="green" title={p.t("history")}>
      <Stack gap="small" align="center" pad>
        <Avatar name={name()} size="large" />
        <Text as="title" center>
          {name()}
        </Text>
        <Show when={!contact()}>
          <Text as="sub" dim center>
            {p.t("unknown")}
          </Text>
        </Show>
      </Stack>
      <Section>
        <Show when={p.params.number !== ""}>
          <Row
            icon={callIcon}
            title={p.t("call")}
            subtitle={p.params.number}
            onTap={() => p.act.call({ number: p.params.number })}
          />
          <Row icon={chatIcon} title={p.t("message")} onTap={() => p.act.message({ number: p.params.number })} />
        </Show>
        <Show
          when={contact()}
          fallback={
            <>
              <Row icon={personAdd} title={p.t("createNew")} onTap={() => p.act.add()} />
              <Row icon={personIcon} title={p.t("addToContact")} onTap={() => p.act.addTo()} />
              <Row
                icon={block}
                title={p.t(isBlocked(p.state, p.params.number) ? "unblock" : "block")}
                onTap={() => (isBlocked(p.state, p.params.number) ? p.act.unblock() : p.act.block())}
              />
            </>
          }
        >
          {(c) => <Row icon={personIcon} title={p.t("viewContact")} onTap={() => p.act.open({ id: c().id })} />}
        </Show>
      </Section>
      <Show when={calls().length > 0} fallback={<Empty icon={historyIcon} title={p.t("noCalls")} />}>
        <Section>
          <List each={calls()}>
            {(call) => (
              <Row
                icon={kindIcons[call.kind]}
                tone={call.kind === "missed" ? "rose" : "green"}
                title={about(call)}
                subtitle={when(call)}
                trailing={
                  <IconButton
                    icon={close}
                    name={`${p.t("deleteEntry")}: ${when(call)}`}
                    onTap={() => p.act.deleteCall({ id: call.id })}
                  />
                }
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
