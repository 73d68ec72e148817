import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import plus from "@material-symbols/svg-400/outlined/add_circle.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { whenText, timeText } from "#os/format.ts";
import { dayKey, minuteMs } from "#state/civil.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import rednote from "#world/rednote/index.ts";
import app from "#apps/rednote/index.ts";
import { isPost, me } from "#apps/rednote/ids.ts";
import { CardBubble, ChatLine, ChatNotice, ChatTime, PictureBubble, TextBubble } from "#apps/rednote/looks/chat.tsx";
import { Face, FaceButton } from "#ui/kit/social/face.tsx";
import { WriteBar } from "#apps/rednote/looks/forms.tsx";
import { BarButton, Leaf } from "#apps/rednote/looks/frame.tsx";
import { ActSheet, HeldMenu } from "#apps/rednote/looks/overlays.tsx";
import { heightOf, Shot } from "#apps/rednote/looks/shot.tsx";
import { shownOf } from "#apps/rednote/screens/parts/cards.ts";
import { strings } from "#apps/rednote/strings.ts";
import { tieWith } from "#apps/rednote/ties.ts";
import { messagesWith } from "../queries.ts";
import type { Message } from "../state.ts";

/** The time of a message is shown above it if this much time has passed since the previous message. */
const gapMs = 5 * minuteMs;
export default screen(app, strings, "chat", (p) => {
  const all = createMemo(() => messagesWith(p.state, p.params.user));
  const user = queryWorld(rednote.queries.user, () => ({ id: p.params.user }));
  const notes = queryWorld(rednote.queries.notes, () => {
    const ids = [
      ...new Set(all().flatMap(({ body }) => (body.kind === "note" && !isPost(body.note) ? [body.note] : []))),
    ].slice(-60);
    return ids.length > 0 ? { ids } : null;
  });
  const cards = queryWorld(rednote.queries.users, () => {
    const ids = [
      ...new Set(all().flatMap(({ body }) => (body.kind === "card" && body.user !== me ? [body.user] : []))),
    ].slice(-60);
    return ids.length > 0 ? { ids } : null;
  });
  const noteCard = (id: string) => {
    const post = p.state.posts[id];
    if (post)
      return {
        title: post.title || post.text.slice(0, 40),
        name: p.state.profile.name,
        shown: shownOf(post, undefined)[0]!,
      };
    const note = notes()?.find((one) => one.id === id);
    return note ? { title: note.title, name: note.name, shown: { kind: "world" as const, picture: note.cover } } : null;
  };
  const isBlocked = () => p.state.blocked[p.params.user] !== undefined;
  const tie = () => tieWith(p.state, p.params.user);
  const held = () => p.state.messages[p.view.held ?? ""];
  const time = (at: number) =>
    dayKey(at, p.offsetMin) === dayKey(p.now, p.offsetMin)
      ? timeText(at, p.os)
      : `${whenText(at, p.os, p.now)} ${timeText(at, p.os)}`;
  const body = (m: Message) => {
    const hold = () => p.act.hold({ message: m.id });
    if (m.body.kind === "text") return <TextBubble text={m.body.text} onHold={hold} />;
    if (m.body.kind === "picture") {
      const shown = { kind: "file" as const, file: m.body.picture };
      return (
        <PictureBubble
          name={p.t("pictureMark")}
          height={heightOf(shown, p.os.files)}
          onTap={() => p.act.look({ message: m.id })}
          onHold={hold}
        >
          <Shot of={shown} files={p.os.files} small />
        </PictureBubble>
      );
    }
    if (m.body.kind === "card") {
      const { user: of } = m.body;
      const name = of === me ? p.state.profile.name : (cards()?.find(({ id }) => id === of)?.name ?? "");
      return (
        <CardBubble
          title={name}
          note={p.t("cardMark")}
          picture={<Face of={of} own={p.state.profile.face} files={p.os.files} size={40} />}
          onTap={() => (of === me ? p.act.openMe() : p.act.openCard({ user: of }))}
          onHold={hold}
        />
      );
    }
    const { note } = m.body;
    return (
      <CardBubble
        tall
        title={noteCard(note)?.title ?? p.t("goneShort")}
        note={noteCard(note) ? p.t("noteShared", { name: noteCard(note)!.name }) : ""}
        picture={<Show when={noteCard(note)}>{(card) => <Shot of={card().shown} files={p.os.files} small />}</Show>}
        onTap={() => p.act.openNote({ note })}
        onHold={hold}
      />
    );
  };
  return (
    <Leaf
      back
      end
      title={user()?.name ?? ""}
      actions={<BarButton icon={more} name={p.t("chatSettings")} onTap={() => p.act.info()} />}
      bottom={
        <WriteBar
          at={p.field("text")}
          hint={p.t("messageHint")}
          send={p.t("send")}
          ready={p.can("send")}
          start={<BarButton icon={plus} name={p.t("more")} onTap={() => p.act.more()} />}
          onSend={() => p.act.send()}
        />
      }
      overlays={
        <>
          <ActSheet
            open={p.view.open === "more"}
            items={[{ label: p.t("sendPicture"), onTap: () => p.act.sendPicture() }]}
          />
          <HeldMenu
            open={p.view.open === "held" && held() !== undefined}
            items={[
              ...(held()?.body.kind === "text"
                ? [{ label: p.t("copy"), onTap: () => copyText((held()!.body as { text: string }).text) }]
                : []),
              { label: p.t("delete"), danger: true, onTap: () => p.act.deleteMessage({ message: held()!.id }) },
            ]}
          />
        </>
      }
    >
      <Switch>
        <Match when={isBlocked()}>
          <ChatNotice text={p.t("blockedNote")} />
        </Match>
        <Match when={tie() === "none" && all().some(({ mine }) => !mine)}>
          <ChatNotice text={p.t("strangerNote")} button={{ label: p.t("follow"), onTap: () => p.act.follow() }} />
        </Match>
        <Match when={(tie() === "none" || tie() === "following") && !all().some(({ mine }) => !mine)}>
          <ChatNotice text={p.t("oneMessageNote")} />
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
