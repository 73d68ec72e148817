import { countText } from "#os/social-format.ts";
import shareIcon from "@material-symbols/svg-400/outlined/ios_share.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import rednote from "#world/rednote/index.ts";
import { worldUrl } from "#world/url.ts";
import app from "#apps/rednote/index.ts";
import { agoText, lengthText, priceText } from "#apps/rednote/format.ts";
import { me } from "#apps/rednote/ids.ts";
import { Empty, Pill } from "#apps/rednote/looks/cells.tsx";
import { CommentHead, SayRow } from "#apps/rednote/looks/comments.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { WriteBar } from "#apps/rednote/looks/forms.tsx";
import { BarButton, Leaf } from "#apps/rednote/looks/frame.tsx";
import { AuthorLink, GoodsRow, NoteBody, NoteFoot, SavedBar, ShotPager } from "#apps/rednote/looks/note.tsx";
import { areWorldCommentsClosed } from "#apps/rednote/rules.ts";
import { strings } from "#apps/rednote/strings.ts";
import { countComments } from "../queries.ts";
import { CommentList } from "./parts/comment-list.tsx";
import { NoteOverlays } from "./parts/note-overlays.tsx";
import { useNote, type NoteModel } from "./parts/note-model.ts";

export default screen(app, strings, "note", (p) => {
  const found = useNote(p);
  const liked = () => p.state.liked[p.params.note] !== undefined;
  const saved = () => p.state.saved[p.params.note] !== undefined;
  const items = queryWorld(goods.queries.items, () => {
    const ids = (found()?.goods ?? []).map(({ item }) => item);
    return ids.length > 0 ? { ids } : null;
  });
  const named = queryWorld(rednote.queries.users, () => {
    const ids = [
      ...new Set([...(found()?.mentions ?? []), ...(p.view.to === null || p.view.to === me ? [] : [p.view.to])]),
    ];
    return ids.length > 0 ? { ids } : null;
  });
  const isClosed = () => {
    const post = p.state.posts[p.params.note];
    return post ? !post.commentsOpen : areWorldCommentsClosed(p.params.note);
  };
  const order = () => p.view.order ?? p.state.prefs.commentOrder;
  const total = (note: NoteModel) => note.comments + countComments(p.state, note.id);
  /** The played share of the video. At its end, the video starts again. */
  const played = (note: NoteModel) =>
    p.view.playsFrom === null || note.seconds === 0
      ? 0
      : (((p.now - p.view.playsFrom) / 1000) % note.seconds) / note.seconds;
  const count = (n: number, word: "like" | "save" | "comments") =>
    n === 0 && p.lang !== "en" ? p.t(word) : countText(n, p.lang);
  const date = (note: NoteModel) => {
    const when = agoText(note.editedAt ?? note.at, p.os, p.now);
    return [note.edited ? p.t("editedAt", { when }) : when, note.ip].filter((x) => x !== "").join(" ");
  };
  const hint = () => {
    if (p.view.to === null) return p.t("say");
    const name = p.view.to === me ? p.state.profile.name : (named()?.find(({ id }) => id === p.view.to)?.name ?? "");
    return p.t("replyHint", { name });
  };
  return (
    <Show
      when={found()}
      fallback={
        <Leaf back>
          <Show when={found() === null}>
            <Empty text={p.t("noteGone")} />
          </Show>
        </Leaf>
      }
    >
      {(note) => (
        <Leaf
          back
          start={
            <AuthorLink
              name={note().name}
              face={<Face of={note().by} own={p.state.profile.face} files={p.os.files} size={32} />}
              onTap={() => (note().own ? p.act.openMe() : p.act.openUser({ user: note().by }))}
            />
          }
          actions={
            <>
              <Show when={!note().own}>
                <Show
                  when={p.state.follows[note().by]}
                  fallback={<Pill label={p.t("follow")} onTap={() => p.act.follow({ user: note().by })} />}
                >
                  <Pill kind="grey" label={p.t("following")} onTap={() => p.act.unfollow({ user: note().by })} />
                </Show>
              </Show>
              <BarButton icon={shareIcon} name={p.t("share")} onTap={() => p.act.share()} />
            </>
          }
          bottom={
            <Show
              when={p.view.open === "write"}
              fallback={
                <>
                  <Show when={p.view.justSaved && saved()}>
                    <SavedBar text={p.t("saved")} button={p.t("chooseAlbum")} onTap={() => p.act.chooseAlbum()} />
                  </Show>
                  <NoteFoot
                    say={p.t("say")}
                    onSay={() => p.act.write()}
                    like={{
                      name: p.t("like"),
                      count: count(note().likes, "like"),
                      on: liked(),
                      onTap: () => p.act.like(),
                    }}
                    save={{
                      name: p.t("save"),
                      count: count(note().saves, "save"),
                      on: saved(),
                      onTap: () => (saved() ? p.act.unsave() : p.act.save()),
                    }}
                    comments={{
                      name: p.t("comments"),
                      count: count(total(note()), "comments"),
                      onTap: () => p.act.write(),
                    }}
                  />
                </>
              }
            >
              <WriteBar
                at={p.field("words")}
                hint={hint()}
                send={p.t("send")}
                ready={p.can("send")}
                onSend={() => p.act.send()}
              />
            </Show>
          }
          overlays={<NoteOverlays host={p} note={note()} />}
        >
          <ShotPager
            shots={note().shots}
            at={Math.min(p.view.at, note().shots.length - 1)}
            name={
              note().seconds > 0
                ? p.t(p.view.playsFrom === null ? "playVideo" : "pauseVideo", { length: lengthText(note().seconds) })
                : p.t("pictureOf", { n: p.view.at + 1, all: note().shots.length })
            }
            files={p.os.files}
            video={
              note().seconds > 0
                ? { length: lengthText(note().seconds), plays: p.view.playsFrom !== null, share: played(note()) }
                : undefined
            }
            onTap={() => (note().seconds > 0 ? p.act.play() : p.act.look({ first: p.view.at }))}
            onShow={(at) => p.act.show({ at })}
          />
          <NoteBody
            title={note().title}
            text={note().text}
            tags={note().tags}
            mentions={note().mentions.map((id) => ({ id, name: named()?.find((one) => one.id === id)?.name ?? "" }))}
            date={date(note())}
            place={
              note().place
                ? {
                    name: note().place!.name,
                    onTap: () => {
                      const { id, name, latitude, longitude } = note().place!;
                      p.act.openPlace({ name, latitude, longitude, place: id });
                    },
                  }
                : undefined
            }
            onTag={(tag) => p.act.openTopic({ tag })}
            onMention={(user) => p.act.openUser({ user })}
          />
          <For each={items()}>
            {(item) => (
              <GoodsRow
                title={p.lang === "en" ? item.title.en : item.title.zh}
                price={priceText(note().goods.find((one) => one.item === item.id)?.priceCents ?? item.priceCents)}
                face={<img src={worldUrl(goods.queries.picture, { id: item.pictures[0]! })} alt="" />}
                onTap={() => p.act.openItem({ item: item.id })}
              />
            )}
          </For>
          <CommentHead
            count={p.t("commentsCount", { n: total(note()) })}
            order={{
              label: p.t(order() === "hot" ? "sortHot" : "sortNewest"),
              onTap: () => p.act.order({ order: order() === "hot" ? "newest" : "hot" }),
            }}
          />
          <Show when={!isClosed()} fallback={<Empty text={p.t("closedComments")} />}>
            <SayRow
              face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={32} />}
              text={p.t(total(note()) === 0 ? "noComments" : "sayFirst")}
              onTap={() => p.act.write()}
            />
          </Show>
          <CommentList host={p} note={note()} />
        </Leaf>
      )}
    </Show>
  );
});
