import callIcon from "@material-symbols/svg-400/rounded/call.svg?raw";
import chat from "@material-symbols/svg-400/rounded/chat.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import gear from "@material-symbols/svg-400/rounded/settings.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow-fill.svg?raw";
import stop from "@material-symbols/svg-400/rounded/stop-fill.svg?raw";
import voicemailIcon from "@material-symbols/svg-400/rounded/voicemail.svg?raw";
import { createMemo, Show } from "solid-js";
import { isPhoneNumber } from "#os/phone-numbers.ts";
import { durationText, momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, Row, Slider } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import { callerName, playedMs, voicemailsOf } from "#apps/contacts/queries.ts";
import type { Voicemail } from "../state.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "voicemail", (p) => {
  const all = createMemo(() => voicemailsOf(p.state));
  const plays = (m: Voicemail) => p.state.playing?.id === m.id;
  const played = (m: Voicemail) => playedMs(p.state, m, p.now);
  return (
    <Page
      back
      tone="green"
      title={p.t("voicemail")}
      actions={<IconButton icon={gear} name={p.t("voicemailSettings")} onTap={() => p.act.seeSettings()} />}
    >
      <Show when={all().length > 0} fallback={<Empty icon={voicemailIcon} title={p.t("noVoicemail")} />}>
        <List each={all()}>
          {(m) => (
            <Section>
              <Row
                leading={<Avatar name={callerName(p.state, m.number)} />}
                title={callerName(p.state, m.number)}
                subtitle={[...(m.heard ? [] : [p.t("newVoicemail")]), momentText(m.at, p.os, p.now)].join(" · ")}
                value={durationText(m.durationMs)}
                on={m.heard ? undefined : true}
                onTap={() => p.setView({ current: p.view.current === m.id ? null : m.id })}
              />
              <Show when={p.view.current === m.id}>
                <Stack pad gap="small">
                  <Show when={p.state.prefs.visualVoicemail}>
                    <Text as="sub" dim>
                      {m.text}
                    </Text>
                  </Show>
                  <Stack row gap="small">
                    <IconButton
                      filled
                      icon={plays(m) ? stop : play}
                      name={p.t(plays(m) ? "stop" : "play")}
                      onTap={() => (plays(m) ? p.act.stop() : p.act.play({ id: m.id, fromMs: 0 }))}
                    />
                    <Slider
                      name={p.t("position")}
                      value={Math.round(played(m) / 1000)}
                      max={Math.round(m.durationMs / 1000)}
                      onPick={(s) => p.act.play({ id: m.id, fromMs: s * 1000 })}
                    />
                    <Text as="small" dim>
                      {durationText(played(m))}
                    </Text>
                  </Stack>
                  <Stack row align="end" gap="small">
                    <Show when={isPhoneNumber(m.number)}>
                      <IconButton
                        icon={callIcon}
                        name={p.t("callName", { name: callerName(p.state, m.number) })}
                        onTap={() => p.act.call({ number: m.number })}
                      />
                      <IconButton icon={chat} name={p.t("message")} onTap={() => p.act.message({ number: m.number })} />
                    </Show>
                    <IconButton icon={del} name={p.t("delete")} onTap={() => p.act.delete({ id: m.id })} />
                  </Stack>
                </Stack>
              </Show>
            </Section>
          )}
        </List>
      </Show>
    </Page>
  );
});
