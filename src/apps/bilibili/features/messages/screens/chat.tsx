import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { timeText, whenText } from "#os/format.ts";
import { dayKey, minuteMs } from "#state/civil.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import { screen } from "#ui/screen-binding.tsx";
import { Face, FaceButton } from "#ui/kit/social/face.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { lengthText } from "#apps/bilibili/format.ts";
import { me } from "#apps/bilibili/ids.ts";
import { Cover } from "#apps/bilibili/looks/cover.tsx";
import { WriteBar } from "#apps/bilibili/looks/forms.tsx";
import { BarButton, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { ChatLine, ChatTime, TextBubble, VideoBubble } from "#apps/bilibili/looks/messages.tsx";
import { HeldMenu } from "#apps/bilibili/looks/overlays.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { isBlocked, tieWith } from "#apps/bilibili/ties.ts";
import { messagesWith } from "../queries.ts";
import type { Message } from "../state.ts";

/** The time of a message is shown above it if this much time has passed since the previous message. */
const gapMs = 5 * minuteMs;
export default screen(app, strings, "chat", (p) => {
  const all = createMemo(() => messagesWith(p.state, p.params.user));
  const user = queryWorld(videos.queries.user, () => ({ id: p.params.user }));
  const shared = queryWorld(videos.queries.videos, () => {
    const ids = [...new Set(all().flatMap(({ body }) => (body.kind === "video" ? [body.video] : [])))].slice(-60);
    return ids.length > 0 ? { ids } : null;
  });
  const held = () => p.state.messages[p.view.held ?? ""];
  const heldText = () => {
    const body = held()?.body;
    return body?.kind === "text" ? body.text : null;
  };
  const isOneSided = () => {
    const tie = tieWith(p.state, p.params.user);
    return (tie === "none" || tie === "following") && all().every(({ mine }) => mine);
  };
  const time = (at: number) =>
    dayKey(at, p.offsetMin) === dayKey(p.now, p.offsetMin)
      ? timeText(at, p.os)
      : `${whenText(at, p.os, p.now)} ${timeText(at, p.os)}`;
  const body = (m: Message) => {
    const hold = () => p.act.hold({ message: m.id });
    if (m.body.kind === "text") return <TextBubble text={m.body.text} onHold={hold} />;
    const { video: id } = m.body;
    const video = () => shared()?.find((one) => one.id === id);
    return (
      <VideoBubble
        title={video()?.title ?? p.t("videoGone")}
        note={video() ? p.t("videoBy", { name: video()!.name }) : ""}
        cover={<Show when={video()}>{(it) => <Cover of={it().cover} end={lengthText(it().seconds)} />}</Show>}
        onTap={() => p.act.open({ video: id })}
        onHold={hold}
      />
    );
  };
  return (
    <Leaf
      grey
      back
      end
      title={user()?.name ?? ""}
      actions={<BarButton icon={more} name={p.t("chatSettings")} onTap={() => p.act.info()} />}
      bottom={
        <WriteBar
          at={p.field("text")}
          hint={p.t("messageHint")}
          send={p.t("sendDanmaku")}
          ready={p.can("send")}
          onSend={() => p.act.send()}
        />
      }
      overlays={
        <HeldMenu
          open={p.view.open === "held" && held() !== undefined}
          items={[
            ...(heldText() === null ? [] : [{ label: p.t("copy"), onTap: () => copyText(heldText()!) }]),
            { label: p.t("delete"), danger: true, onTap: () => p.act.deleteMessage({ message: held()!.id }) },
          ]}
        />
      }
    >
      <Switch>
        <Match when={isBlocked(p.state, p.params.user)}>
          <ChatTime text={p.t("blockedNote")} />
        </Match>
        <Match when={isOneSided()}>
          <ChatTime text={p.t("oneMessageNote")} />
        </Match>
      </Switch>
      <For each={all()}>
        {(m, n) => (
          <>
            <Show when={n() === 0 || m.at - all()[n() - 1]!.at > gapMs}>
              <ChatTime text={time(m.at)} />
            </Show>
            <ChatLine
              mine={m.mine}
              held={p.view.open === "held" && p.view.held === m.id}
              face={
                m.mine ? (
                  <Face of={me} own={p.state.profile.face} files={p.os.files} size={40} />
                ) : (
                  <FaceButton of={m.with} size={40} name={user()?.name ?? ""} onTap={() => p.act.openUser()} />
                )
              }
            >
              {body(m)}
            </ChatLine>
          </>
        )}
      </For>
    </Leaf>
  );
});
