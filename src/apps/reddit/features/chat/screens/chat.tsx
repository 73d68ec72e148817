import block from "@material-symbols/svg-400/outlined/block.svg?raw";
import copyIcon from "@material-symbols/svg-400/outlined/content_copy.svg?raw";
import flag from "@material-symbols/svg-400/outlined/flag.svg?raw";
import image from "@material-symbols/svg-400/outlined/image.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import mute from "@material-symbols/svg-400/outlined/notifications_off.svg?raw";
import person from "@material-symbols/svg-400/outlined/person.svg?raw";
import remove from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { timeText, whenText } from "#os/format.ts";
import { dayKey, minuteMs } from "#state/civil.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import app from "#apps/reddit/index.ts";
import { me } from "#apps/reddit/ids.ts";
import { Pill } from "#apps/reddit/looks/cells.tsx";
import { ChatCard, ChatDay, ChatLine, ChatNotice, ChatPicture, ChatText } from "#apps/reddit/looks/chat.tsx";
import { Face } from "#apps/reddit/looks/face.tsx";
import { WriteBar } from "#apps/reddit/looks/forms.tsx";
import { BarButton, Frame } from "#apps/reddit/looks/frame.tsx";
import { Sheet, type SheetItem } from "#apps/reddit/looks/overlays.tsx";
import { heightOf, Shot } from "#apps/reddit/looks/shot.tsx";
import { usePostsById } from "#apps/reddit/screens/parts/post-list.tsx";
import { useCommunities } from "#apps/reddit/screens/parts/reads.ts";
import { strings } from "#apps/reddit/strings.ts";
import { messagesWith } from "../queries.ts";
import type { Message } from "../state.ts";

/** Messages of one person within this time share one head. */
const gapMs = 10 * minuteMs;
export default screen(app, strings, "chat", (p) => {
  const all = createMemo(() => messagesWith(p.state, p.params.user));
  const user = queryWorld(threads.queries.user, () => ({ id: p.params.user }));
  const posts = usePostsById(
    () => p,
    () => all().flatMap(({ body }) => (body.kind === "post" ? [body.post] : [])),
  );
  const communities = useCommunities(() => posts().map(({ community }) => community));
  const chat = () => p.state.chats[p.params.user];
  const isBlocked = () => p.state.blocked[p.params.user] !== undefined;
  const name = () => user()?.name ?? "";
  const held = () => p.state.messages[p.view.held ?? ""];
  const heldText = () => {
    const body = held()?.body;
    return body?.kind === "text" ? body.text : "";
  };
  const isNewDay = (n: number) =>
    n === 0 || dayKey(all()[n]!.at, p.offsetMin) !== dayKey(all()[n - 1]!.at, p.offsetMin);
  const hasHead = (n: number) => {
    const [last, one] = [all()[n - 1], all()[n]!];
    return last === undefined || isNewDay(n) || last.mine !== one.mine || one.at - last.at > gapMs;
  };
  const dayText = (at: number) =>
    dayKey(at, p.offsetMin) === dayKey(p.now, p.offsetMin) ? p.t("today") : whenText(at, p.os, p.now);
  const body = (message: Message) => {
    const hold = () => p.act.hold({ message: message.id });
    const { body: of } = message;
    if (of.kind === "text") return <ChatText text={of.text} onHold={hold} />;
    if (of.kind === "picture")
      return (
        <ChatPicture
          name={p.t("pictureMark")}
          height={heightOf(of.picture, p.os.files)}
          onTap={() => p.act.look({ message: message.id })}
          onHold={hold}
        >
          <Shot picture={of.picture} files={p.os.files} />
        </ChatPicture>
      );
    const post = () => posts().find(({ id }) => id === of.post);
    return (
      <ChatCard
        title={post()?.title ?? p.t("postGone")}
        note={`r/${communities().get(post()?.community ?? "")?.name ?? ""}`}
        onTap={() => p.act.openPost({ post: of.post })}
        onHold={hold}
      />
    );
  };
  const menu = (): SheetItem[] => [
    { label: p.t("viewProfile"), icon: person, onTap: () => p.act.openUser() },
    ...(chat()
      ? [{ label: p.t(chat()!.muted ? "unmuteChat" : "muteChat"), icon: mute, onTap: () => p.act.toggleMute() }]
      : []),
    ...(isBlocked() ? [] : [{ label: p.t("blockName", { name: name() }), icon: block, onTap: () => p.act.block() }]),
    { label: p.t("report"), icon: flag, onTap: () => p.act.report() },
    ...(chat() ? [{ label: p.t("deleteChat"), icon: remove, danger: true, onTap: () => p.act.deleteChat() }] : []),
  ];
  return (
    <Frame
      back
      end
      title={name()}
      actions={<BarButton icon={more} name={p.t("chatMenu")} onTap={() => p.act.menu()} />}
      bottom={
        <Show
          when={!isBlocked()}
          fallback={
            <ChatNotice text={p.t("youBlocked")}>
              <Pill kind="grey" label={p.t("unblock")} onTap={() => p.act.unblock()} />
            </ChatNotice>
          }
        >
          <Show
            when={chat()?.request !== true}
            fallback={
              <ChatNotice text={p.t("invitesYou", { name: name() })}>
                <Pill label={p.t("accept")} onTap={() => p.act.accept()} />
                <Pill kind="grey" label={p.t("ignore")} onTap={() => p.act.ignore()} />
              </ChatNotice>
            }
          >
            <WriteBar
              at={p.field("text")}
              hint={p.t("chatHint")}
              send={p.t("send")}
              ready={p.can("send")}
              start={<BarButton icon={image} name={p.t("sendPicture")} onTap={() => p.act.sendPicture()} />}
              onSend={() => p.act.send()}
            />
          </Show>
        </Show>
      }
      overlays={
        <>
          <Sheet open={p.view.open === "menu"} items={menu()} />
          <Sheet
            open={p.view.open === "held" && held() !== undefined}
            items={[
              ...(heldText() === ""
                ? []
                : [{ label: p.t("copyTheText"), icon: copyIcon, onTap: () => copyText(heldText()) }]),
              {
                label: p.t("deleteForMe"),
                icon: remove,
                danger: true,
                onTap: () => p.act.deleteMessage({ message: p.view.held ?? "" }),
              },
            ]}
          />
        </>
      }
    >
      <For each={all()}>
        {(message, n) => (
          <>
            <Show when={isNewDay(n())}>
              <ChatDay text={dayText(message.at)} />
            </Show>
            <ChatLine
              face={
                <Face of={message.mine ? me : p.params.user} own={p.state.profile.face} files={p.os.files} size={32} />
              }
              name={message.mine ? p.state.profile.name : name()}
              time={timeText(message.at, p.os)}
              head={hasHead(n())}
            >
              {body(message)}
            </ChatLine>
          </>
        )}
      </For>
      <Show when={all().length === 0}>
        <ChatDay text={p.t("chatStart", { name: name() })} />
      </Show>
    </Frame>
  );
});
