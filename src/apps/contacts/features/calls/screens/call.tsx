import answer from "@material-symbols/svg-400/rounded/call-fill.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import dialpad from "@material-symbols/svg-400/rounded/dialpad.svg?raw";
import hangUp from "@material-symbols/svg-400/rounded/call_end-fill.svg?raw";
import mic from "@material-symbols/svg-400/rounded/mic_off.svg?raw";
import chat from "@material-symbols/svg-400/rounded/chat.svg?raw";
import record from "@material-symbols/svg-400/rounded/mic.svg?raw";
import speaker from "@material-symbols/svg-400/rounded/volume_up.svg?raw";
import { createMemo, Show } from "solid-js";
import { durationText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Action, Actions } from "#ui/kit/actions.tsx";
import { Avatar } from "#ui/kit/avatar.tsx";
import { Dialpad } from "#apps/contacts/looks/dialpad.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Page, Stack, Text } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import contacts from "#apps/contacts/index.ts";
import {
  findByNumber,
  callerName,
  isConnected,
  isFaceDown,
  isSpam,
  findLabel,
  callLog,
  talkTimeMs,
} from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";

export default screen(contacts, strings, "call", (p) => {
  const talk = createMemo(() => p.state.talk);
  const number = () => talk()?.number ?? callLog(p.state)[0]?.number ?? "";
  const name = () => callerName(p.state, number());
  const under = () => {
    const label = findLabel(findByNumber(p.state, number()), number());
    if (p.state.prefs.spamLabels && isSpam(p.state, number())) return p.t("likelySpam");
    return label === null ? p.t("unknown") : `${p.t(label)} ${number()}`;
  };
  const status = () => {
    const t = talk();
    if (!t) return p.t("ended");
    if (isConnected(t, p.now)) return durationText(talkTimeMs(t, p.now));
    if (t.incoming && p.state.prefs.flip && isFaceDown(p.os)) return p.t("silenced");
    return p.t(t.incoming ? "ringing" : "calling");
  };
  return (
    <Page
      plain
      back
      tone="green"
      overlays={
        <Sheet open={p.view.open === "responses" && p.can("declineWith")} title={p.t("declineTitle")}>
          <List each={p.state.responses}>
            {(text) => <Row title={text} onTap={() => p.act.declineWith({ text })} />}
          </List>
          <Row icon={chat} title={p.t("declineOther")} onTap={() => p.act.declineOther()} />
        </Sheet>
      }
      bottom={
        <Stack gap="large" pad>
          <Show
            when={talk()}
            fallback={
              <Actions>
                <Action icon={close} label={p.t("closeCall")} onTap={() => p.act.close()} />
              </Actions>
            }
          >
            <Show
              when={!p.can("answer")}
              fallback={
                <Actions>
                  <Action kind="stop" icon={hangUp} label={p.t("decline")} onTap={() => p.act.hangUp()} />
                  <Action icon={chat} label={p.t("declineWith")} onTap={() => p.setView({ open: "responses" })} />
                  <Action kind="go" icon={answer} label={p.t("answer")} onTap={() => p.act.answer()} />
                </Actions>
              }
            >
              <Show
                when={p.view.pad}
                fallback={
                  <>
                    <Actions>
                      <Action
                        icon={mic}
                        label={p.t("mute")}
                        on={talk()?.muted === true}
                        disabled={!p.can("mute")}
                        onTap={() => p.act.mute()}
                      />
                      <Action icon={dialpad} label={p.t("tones")} onTap={() => p.setView({ pad: true })} />
                      <Action
                        icon={speaker}
                        label={p.t("speaker")}
                        on={talk()?.speaker === true}
                        disabled={!p.can("speaker")}
                        onTap={() => p.act.speaker()}
                      />
                    </Actions>
                    <Actions>
                      <Action
                        icon={record}
                        label={p.t("record")}
                        on={talk()?.recording === true}
                        disabled={!p.can("record")}
                        onTap={() => p.act.record()}
                      />
                      <Action kind="stop" icon={hangUp} label={p.t("hangUp")} onTap={() => p.act.hangUp()} />
                    </Actions>
                  </>
                }
              >
                <Text as="title" center>
                  {p.view.tones === "" ? " " : p.view.tones}
                </Text>
                <Dialpad onKey={(key) => p.setView({ tones: (p.view.tones + key).slice(-20) })} />
                <Actions>
                  <Action
                    icon={speaker}
                    label={p.t("speaker")}
                    on={talk()?.speaker === true}
                    disabled={!p.can("speaker")}
                    onTap={() => p.act.speaker()}
                  />
                  <Action kind="stop" icon={hangUp} label={p.t("hangUp")} onTap={() => p.act.hangUp()} />
                  <Action icon={dialpad} label={p.t("tones")} on onTap={() => p.setView({ pad: false })} />
                </Actions>
              </Show>
            </Show>
          </Show>
        </Stack>
      }
    >
      <Stack gap="small" align="center" pad>
        <Show when={number() !== ""}>
          <Show when={!talk() || !p.view.pad}>
            <Avatar name={name()} size="huge" />
          </Show>
          <Text as="large" center>
            {name()}
          </Text>
          <Text as="sub" dim center>
            {under()}
          </Text>
        </Show>
        <Text as="title" center>
          {status()}
        </Text>
        <Show when={talk()?.incoming === false && p.state.prefs.callerId === "callerHide"}>
          <Text as="sub" dim center>
            {p.t("hiddenNumber")}
          </Text>
        </Show>
      </Stack>
    </Page>
  );
});
