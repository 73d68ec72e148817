import calendar from "@material-symbols/svg-400/outlined/event.svg?raw";
import calls from "@material-symbols/svg-400/outlined/call.svg?raw";
import cardIcon from "@material-symbols/svg-400/outlined/person.svg?raw";
import copy from "@material-symbols/svg-400/outlined/content_copy.svg?raw";
import del from "@material-symbols/svg-400/outlined/delete.svg?raw";
import favouriteIcon from "@material-symbols/svg-400/outlined/deployed_code.svg?raw";
import fileIcon from "@material-symbols/svg-400/outlined/folder.svg?raw";
import forwardIcon from "@material-symbols/svg-400/outlined/forward.svg?raw";
import image from "@material-symbols/svg-400/outlined/image.svg?raw";
import earIcon from "@material-symbols/svg-400/outlined/hearing.svg?raw";
import muteIcon from "@material-symbols/svg-400/outlined/notifications_off.svg?raw";
import packetIcon from "@material-symbols/svg-400/outlined/redeem.svg?raw";
import placeIcon from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import quoteIcon from "@material-symbols/svg-400/outlined/format_quote.svg?raw";
import recallIcon from "@material-symbols/svg-400/outlined/undo.svg?raw";
import selectIcon from "@material-symbols/svg-400/outlined/checklist.svg?raw";
import transferIcon from "@material-symbols/svg-400/outlined/sync_alt.svg?raw";
import wordsIcon from "@material-symbols/svg-400/outlined/title.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { dayKey, minuteMs } from "#state/civil.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { screen } from "#ui/screen-binding.tsx";
import { CenteredNote, QuoteBox } from "#apps/wechat/looks/bubbles.tsx";
import { TextLink } from "#apps/wechat/looks/cells.tsx";
import {
  ChatBar,
  ChatPanel,
  EmojiGrid,
  MessageMenu,
  PanelTabs,
  AttachmentGrid,
  StickerGrid,
  StickerButton,
  VoiceOverlay,
} from "#apps/wechat/looks/chat-bar.tsx";
import { SelectionBar } from "#apps/wechat/looks/selection-bar.tsx";
import { emojis } from "#apps/wechat/looks/emojis.ts";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { moreIcon } from "#apps/wechat/looks/glyphs.ts";
import { backgroundClass } from "#apps/wechat/looks/backgrounds.tsx";
import { ActionSheet, type MenuItem } from "#apps/wechat/looks/overlays.tsx";
import { StickerArt } from "#apps/wechat/looks/stickers.tsx";
import wechat from "#apps/wechat/index.ts";
import { me } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../../contacts/queries.ts";
import { chatTitle } from "../../groups/queries.ts";
import { messagesIn } from "../chat.ts";
import { canForward, recallMs } from "../commands.ts";
import type { Message } from "../state.ts";
import { stickers } from "../stickers.ts";
import { findTime } from "../times.ts";
import { ChatMessage } from "./parts/chat-message.tsx";
import { chatTimeText, messageSummary, noteText } from "./parts/labels.ts";

const groupGapMs = 5 * minuteMs;
export default screen(wechat, strings, "chat", (p) => {
  const peer = () => p.params.peer;
  const group = () => p.state.groups[peer()];
  const chat = () => p.state.chats[peer()];
  const all = createMemo(() => messagesIn(p.state, peer()));
  /**
   * The index at which the visible messages end. If the owner opened a search result, only a few messages after this
   * result are visible. Otherwise the visible messages end with the newest message.
   */
  const until = createMemo(() => {
    const at = p.view.upTo === null ? -1 : all().findIndex((m) => m.id === p.view.upTo);
    return at < 0 ? all().length : Math.min(all().length, at + 6);
  });
  const shown = createMemo(() => all().slice(Math.max(0, until() - p.view.shown), until()));
  const before = createMemo(() => new Map(shown().map((m, i) => [m.id, shown()[i - 1]])));
  const isNewTime = (m: Message) => {
    const last = before().get(m.id);
    return (
      last === undefined || m.at - last.at > groupGapMs || dayKey(m.at, p.offsetMin) !== dayKey(last.at, p.offsetMin)
    );
  };
  const held = () => (p.view.held === null ? undefined : p.state.messages[p.view.held]);
  const hold = (m: Message) => {
    if (!p.view.choosing) p.setView({ held: m.id, open: "strip" });
  };
  const acts = createMemo((): MenuItem[] => {
    const m = held();
    if (!m) return [];
    const id = { id: m.id };
    const text = m.body.kind === "text" ? m.body.text : null;
    const isRecallable =
      m.from === me && p.now - m.at <= recallMs && m.body.kind !== "packet" && m.body.kind !== "transfer";
    return [
      ...(text === null
        ? []
        : [
            {
              label: p.t("copy"),
              icon: copy,
              onTap: () => {
                copyText(text);
                p.setView({ open: null, held: null });
              },
            },
          ]),
      ...(canForward(m)
        ? [
            { label: p.t("forward"), icon: forwardIcon, onTap: () => p.act.forward(id) },
            { label: p.t("favourite"), icon: favouriteIcon, onTap: () => p.act.favourite(id) },
          ]
        : []),
      { label: p.t("delete"), icon: del, onTap: () => p.act.delete(id) },
      { label: p.t("select"), icon: selectIcon, onTap: () => p.act.choose(id) },
      { label: p.t("quote"), icon: quoteIcon, onTap: () => p.act.quote(id) },
      ...(isRecallable || (m.from !== me && group()?.head === me)
        ? [{ label: p.t("recall"), icon: recallIcon, onTap: () => p.act.recall(id) }]
        : []),
      ...(m.body.kind === "voice" ? [{ label: p.t("toText"), icon: wordsIcon, onTap: () => p.act.spell(id) }] : []),
      ...(text !== null && findTime(text, m.at, p.offsetMin) !== null
        ? [{ label: p.t("toCalendar"), icon: calendar, onTap: () => p.act.addEvent(id) }]
        : []),
    ];
  });
  const plus = createMemo((): MenuItem[] => [
    { label: p.t("photos"), icon: image, onTap: () => p.act.album() },
    { label: p.t("place"), icon: placeIcon, onTap: () => p.act.place() },
    ...(p.can("packet") ? [{ label: p.t("packet"), icon: packetIcon, onTap: () => p.act.packet() }] : []),
    ...(p.can("transfer") ? [{ label: p.t("transfer"), icon: transferIcon, onTap: () => p.act.transfer() }] : []),
    { label: p.t("card"), icon: cardIcon, onTap: () => p.act.card() },
    { label: p.t("file"), icon: fileIcon, onTap: () => p.act.file() },
    { label: p.t("kind_favourites"), icon: favouriteIcon, onTap: () => p.act.favourites() },
    ...(p.can("call") ? [{ label: p.t("phoneCall"), icon: calls, onTap: () => p.act.call() }] : []),
  ]);
  const quoted = () => (p.view.quote === null ? undefined : p.state.messages[p.view.quote]);
  const panel = (name: "plus" | "emoji") => () => p.setView({ open: p.view.open === name ? null : name, voice: false });
  const title = () => {
    const name = chatTitle(p.state, peer());
    return group() ? p.t("membersTitle", { name, n: group()!.members.length }) : name;
  };
  const pickPanel = (id: string) => p.setView({ open: id === "stickers" ? "stickers" : "emoji" });
  return (
    <Frame
      end
      back={p.view.choosing ? undefined : true}
      cancel={p.view.choosing ? p.t("cancel") : undefined}
      title={title()}
      class={`chat-page ${backgroundClass(chat()?.background ?? "none")}`}
      titleMark={
        <>
          <Show when={chat()?.muted}>
            <Icon of={muteIcon} size="small" />
          </Show>
          <Show when={p.state.prefs.earpiece}>
            <Icon of={earIcon} size="small" />
          </Show>
        </>
      }
      actions={<NavIconButton icon={moreIcon} name={p.t("chatInfo")} onTap={() => p.act.info()} />}
      bottom={
        <Show
          when={!p.view.choosing}
          fallback={
            <SelectionBar
              items={[
                {
                  label: p.t("forward"),
                  icon: forwardIcon,
                  disabled: !p.can("handOn"),
                  onTap: () => p.setView({ open: "handOn" }),
                },
                {
                  label: p.t("favourite"),
                  icon: favouriteIcon,
                  disabled: !p.can("favouriteChosen"),
                  onTap: () => p.act.favouriteChosen(),
                },
                {
                  label: p.t("delete"),
                  icon: del,
                  disabled: !p.can("deleteChosen"),
                  onTap: () => p.act.deleteChosen(),
                },
              ]}
            />
          }
        >
          <ChatBar
            at={p.field("draft")}
            fieldName={p.t("message")}
            voice={p.view.voice}
            voiceName={p.t(p.view.voice ? "keyboardKey" : "voiceKey")}
            talkName={p.t("holdToTalk")}
            emojiName={p.t("emojiKey")}
            plusName={p.t("plusKey")}
            sendName={p.t("sendWord")}
            canSend={p.can("send")}
            enterSends={p.state.prefs.enterSends}
            above={
              <Show when={quoted()}>
                {(m) => (
                  <QuoteBox
                    text={`${nameOrId(p.state, m().from)}: ${messageSummary(p, m().body, m().from)}`}
                    dropName={p.t("cancel")}
                    onDrop={() => p.act.dropQuote()}
                  />
                )}
              </Show>
            }
            onVoice={() => p.act.toggleVoice()}
            onTalk={() => p.act.talk()}
            onEmoji={panel("emoji")}
            onPlus={panel("plus")}
            onSend={() => p.act.send()}
          />
          <Switch>
            <Match when={p.view.open === "plus"}>
              <ChatPanel part="plus">
                <AttachmentGrid items={plus()} />
              </ChatPanel>
            </Match>
            <Match when={p.view.open === "emoji" || p.view.open === "stickers"}>
              <ChatPanel part={p.view.open ?? "emoji"}>
                <Show
                  when={p.view.open === "stickers"}
                  fallback={<EmojiGrid emojis={emojis} onPick={(emoji) => p.act.addEmoji({ emoji })} />}
                >
                  <StickerGrid>
                    <For each={stickers}>
                      {(sticker) => (
                        <StickerButton name={p.t(`sticker_${sticker}`)} onTap={() => p.act.sendSticker({ sticker })}>
                          <StickerArt of={sticker} size={58} />
                        </StickerButton>
                      )}
                    </For>
                  </StickerGrid>
                </Show>
              </ChatPanel>
              <PanelTabs
                chosen={p.view.open ?? "emoji"}
                onPick={pickPanel}
                tabs={[
                  { id: "emoji", label: p.t("emojiKey"), icon: "😊" },
                  { id: "stickers", label: p.t("stickersTab"), icon: <StickerArt of="hi" size={26} /> },
                ]}
              />
            </Match>
          </Switch>
        </Show>
      }
      overlays={
        <>
          <MessageMenu open={p.view.open === "strip" && held() !== undefined} items={acts()} />
          <VoiceOverlay
            open={p.view.open === "recording"}
            text={p.t("talking", { n: Math.max(0, Math.floor((p.now - (p.view.since ?? p.now)) / 1000)) })}
            send={p.t("talkSend")}
            drop={p.t("talkDrop")}
            onSend={() => p.act.sendVoice()}
            onDrop={() => p.act.dropVoice()}
          />
          <ActionSheet
            open={p.view.open === "handOn"}
            items={[
              { label: p.t("oneByOne"), onTap: () => p.act.handOn({ asOne: false }) },
              { label: p.t("combined"), onTap: () => p.act.handOn({ asOne: true }) },
            ]}
          />
        </>
      }
    >
      <Show when={until() - p.view.shown > 0}>
        <TextLink label={p.t("earlierSaid")} onTap={() => p.act.earlier()} />
      </Show>
      <For each={shown()}>
        {(m) => (
          <>
            <Show when={isNewTime(m)}>
              <CenteredNote text={chatTimeText(p, m.at)} />
            </Show>
            <Show
              when={m.body.kind === "note" ? m.body : undefined}
              fallback={<ChatMessage host={p} m={m} onHold={() => hold(m)} />}
            >
              {(body) => {
                const act = () => {
                  if (body().note === "recalled" && body().what !== "") return p.t("reedit");
                  return body().note === "notFriends" && p.can("askAgain") ? p.t("askAgain") : undefined;
                };
                return (
                  <CenteredNote
                    text={noteText(p, m.from, body())}
                    act={act()}
                    onAct={() => (body().note === "recalled" ? p.act.reedit({ id: m.id }) : p.act.askAgain())}
                  />
                );
              }}
            </Show>
          </>
        )}
      </For>
      <Show when={until() < all().length}>
        <TextLink label={p.t("toNewest")} onTap={() => p.act.newest()} />
      </Show>
    </Frame>
  );
});
