import callIcon from "@material-symbols/svg-400/outlined/call.svg?raw";
import copyIcon from "@material-symbols/svg-400/outlined/content_copy.svg?raw";
import image from "@material-symbols/svg-400/outlined/image.svg?raw";
import info from "@material-symbols/svg-400/outlined/info.svg?raw";
import send from "@material-symbols/svg-400/outlined/send-fill.svg?raw";
import trash from "@material-symbols/svg-400/outlined/delete.svg?raw";
import video from "@material-symbols/svg-400/outlined/videocam.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { timeText, whenText } from "#os/format.ts";
import { dayKey, hourMs } from "#state/civil.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { copyText } from "#ui/kit/copyable.tsx";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { Pill } from "#apps/x/looks/cells.tsx";
import { Bubble, ChatLine, ChatNotice, ChatTime, ReactionRow, WriteBar } from "#apps/x/looks/chat.tsx";
import { BarButton, Leaf } from "#apps/x/looks/frame.tsx";
import { ChatTitle } from "#apps/x/looks/chat-title.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { Shot } from "#apps/x/looks/media.tsx";
import { ActSheet, Sheet, SheetRow } from "#apps/x/looks/overlays.tsx";
import { Marks } from "#apps/x/looks/post.tsx";
import { Quoted } from "#apps/x/screens/parts/post-body.tsx";
import { messageText } from "#apps/x/screens/parts/thread-list.tsx";
import { strings } from "#apps/x/strings.ts";
import { acceptsMessages, isBlocked } from "#apps/x/ties.ts";
import { isSeen, messagesWith } from "../queries.ts";
import { reactions, type Message } from "../state.ts";

/** The time of a message is shown above it if this much time has passed since the previous message. */
const gapMs = hourMs;
export default screen(app, strings, "chat", (p) => {
  const all = createMemo(() => messagesWith(p.state, p.params.user));
  const user = queryWorld(posts.queries.user, () => ({ id: p.params.user }));
  const thread = () => p.state.threads[p.params.user];
  const held = () => p.state.messages[p.view.held ?? ""];
  const canWrite = () => acceptsMessages(p.state, p.params.user);
  const time = (at: number) =>
    dayKey(at, p.offsetMin) === dayKey(p.now, p.offsetMin)
      ? timeText(at, p.os)
      : `${whenText(at, p.os, p.now)} ${timeText(at, p.os)}`;
  const noteOf = (m: Message, n: number) =>
    p.state.prefs.receipts && m.mine && n === all().length - 1 && isSeen(thread(), p.now) ? p.t("seen") : undefined;
  const bubble = (m: Message) => {
    const hold = () => p.act.hold({ message: m.id });
    const { body } = m;
    if (body.kind === "text")
      return (
        <Bubble kind="text" name={body.text} onHold={hold}>
          {body.text}
        </Bubble>
      );
    if (body.kind === "picture")
      return (
        <Bubble kind="photo" name={p.t("photoMark")} onHold={hold}>
          <Shot of={{ kind: "file", file: body.picture }} files={p.os.files} />
        </Bubble>
      );
    if (body.kind === "call")
      return (
        <Bubble kind="call" name={messageText(p, m)} onHold={hold}>
          <Icon of={body.video ? video : callIcon} size="small" />
          <span>{messageText(p, m)}</span>
        </Bubble>
      );
    return (
      <Bubble kind="post" name={p.t("post")} onTap={() => p.act.openPost({ post: body.post })} onHold={hold}>
        <Quoted host={p} id={body.post} />
      </Bubble>
    );
  };
  return (
    <Leaf
      back
      end
      middle={
        <ChatTitle
          face={<Face of={p.params.user} size={32} />}
          name={user()?.name ?? ""}
          marks={<Marks verified={user()?.verified ?? null} />}
          handle={`@${user()?.handle ?? ""}`}
          onTap={() => p.act.openUser({ user: p.params.user })}
        />
      }
      actions={
        <>
          <Show when={p.state.prefs.calls}>
            <BarButton icon={callIcon} name={p.t("call")} onTap={() => p.act.chooseCall()} />
          </Show>
          <BarButton icon={info} name={p.t("chatInfo")} onTap={() => p.act.info()} />
        </>
      }
      bottom={
        <Switch>
          <Match when={isBlocked(p.state, p.params.user)}>
            <ChatNotice text={p.t("blockedChat")} />
          </Match>
          <Match when={thread()?.request}>
            <ChatNotice text={p.t("requestAsk", { name: user()?.name ?? "" })}>
              <div class="chat-buttons">
                <Pill kind="danger" label={p.t("blockSender")} onTap={() => p.act.blockSender()} />
                <Pill kind="danger" label={p.t("delete")} onTap={() => p.act.deleteRequest()} />
                <Pill kind="line" label={p.t("acceptChat")} onTap={() => p.act.accept()} />
              </div>
            </ChatNotice>
          </Match>
          <Match when={!canWrite()}>
            <ChatNotice text={p.t("cannotWrite")} />
          </Match>
          <Match when={true}>
            <WriteBar
              at={p.field("text")}
              hint={p.t("startMessage")}
              send={p.t("send")}
              sendIcon={send}
              ready={p.can("send")}
              start={<BarButton icon={image} name={p.t("addPhoto")} onTap={() => p.act.addPicture()} />}
              onSend={() => p.act.send()}
            />
          </Match>
        </Switch>
      }
      overlays={
        <>
          <ActSheet
            open={p.view.open === "call"}
            items={[
              { label: p.t("audioCall"), icon: callIcon, onTap: () => p.act.startCall({ video: false }) },
              { label: p.t("videoCall"), icon: video, onTap: () => p.act.startCall({ video: true }) },
            ]}
          />
          <Sheet open={p.view.open === "held" && held() !== undefined}>
            <ReactionRow
              options={reactions.map((emoji) => ({
                emoji,
                name: p.t("reactWith", { emoji }),
                on: held()?.reaction === emoji,
              }))}
              onPick={(n) => p.act.react({ message: held()!.id, reaction: reactions[n]! })}
            />
            <Show when={held()?.body.kind === "text" ? held() : undefined}>
              {(m) => (
                <SheetRow
                  label={p.t("copyText")}
                  icon={copyIcon}
                  onTap={() => {
                    const { body } = m();
                    if (body.kind === "text") copyText(body.text);
                    p.setView({ open: null });
                  }}
                />
              )}
            </Show>
            <SheetRow
              danger
              label={p.t("deleteMessage")}
              icon={trash}
              onTap={() => p.act.deleteMessage({ message: held()!.id })}
            />
          </Sheet>
        </>
      }
    >
      <For each={all()}>
        {(m, n) => (
          <>
            <Show when={n() === 0 || m.at - all()[n() - 1]!.at > gapMs}>
              <ChatTime text={time(m.at)} />
            </Show>
            <ChatLine
              mine={m.mine}
              held={p.view.open === "held" && p.view.held === m.id}
              reactions={[m.theirs, m.reaction].flatMap((one) => (one === null ? [] : [one]))}
              note={noteOf(m, n())}
            >
              {bubble(m)}
            </ChatLine>
          </>
        )}
      </For>
    </Leaf>
  );
});
