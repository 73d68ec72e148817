import bell from "@material-symbols/svg-400/outlined/notifications.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { FaceButton } from "#ui/kit/social/face.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { agoText, dayText } from "#apps/bilibili/format.ts";
import { Empty, Pill } from "#apps/bilibili/looks/cells.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { NewsRow } from "#apps/bilibili/looks/messages.tsx";
import { HeldMenu } from "#apps/bilibili/looks/overlays.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { isPlan, type GoodsId } from "../../shop/catalogue.ts";
import { goods } from "../../shop/goods.ts";
import { newsIn } from "../queries.ts";
import type { News, SystemNote } from "../state.ts";

/** The maximum number of entries, because a query for people or videos accepts a limited number of ids. */
const maxShown = 60;
export default screen(app, strings, "inbox", (p) => {
  const shown = createMemo(() => newsIn(p.state, p.params.box).slice(0, maxShown));
  const people = queryWorld(videos.queries.users, () => {
    const ids = [...new Set(shown().map(({ by }) => by))];
    return ids.length > 0 ? { ids } : null;
  });
  const found = queryWorld(videos.queries.videos, () => {
    const ids = [...new Set(shown().flatMap(({ on }) => (on === null || on.startsWith("post_") ? [] : [on])))];
    return ids.length > 0 ? { ids } : null;
  });
  const subject = (news: News): string | undefined =>
    news.on === null
      ? undefined
      : news.on.startsWith("post_")
        ? p.state.posts[news.on]?.text
        : found()?.find(({ id }) => id === news.on)?.title;
  const open = (news: News): void => {
    if (news.on === null) p.act.openUser({ user: news.by });
    else if (news.on.startsWith("post_")) p.act.openPost({ post: news.on });
    else p.act.openVideo({ video: news.on, comment: news.comment });
  };
  const itemName = (of: string | null): string =>
    of === null
      ? ""
      : isPlan(of)
        ? p.t("membershipTitle")
        : (goods[of as GoodsId]?.name[p.lang === "en" ? "en" : "zh"] ?? "");
  const noteText = (note: SystemNote): string =>
    p.t(`sys_${note.kind}`, {
      date: note.until === null ? "" : dayText(note.until, p.os),
      item: itemName(note.of),
    });
  return (
    <Leaf
      back
      title={p.t(`box_${p.params.box}`)}
      overlays={
        <HeldMenu
          open={p.view.open === "held"}
          items={[{ label: p.t("removeNews"), danger: true, onTap: () => p.act.drop({ news: p.view.held! }) }]}
        />
      }
    >
      <Show
        when={p.params.box === "system"}
        fallback={
          <Show when={shown().length > 0} fallback={<Empty text={p.t("noNews")} />}>
            <For each={shown()}>
              {(news) => {
                const name = () => people()?.find(({ id }) => id === news.by)?.name ?? "";
                return (
                  <NewsRow
                    face={
                      <FaceButton
                        of={news.by}
                        size={44}
                        name={name()}
                        onTap={() => p.act.openUser({ user: news.by })}
                      />
                    }
                    name={name()}
                    what={p.t(`what_${news.kind}`)}
                    text={p.params.box === "replies" ? news.text : undefined}
                    quote={news.kind === "likeComment" ? news.text : subject(news)}
                    time={agoText(news.at, p.os, p.now)}
                    held={p.view.open === "held" && p.view.held === news.id}
                    end={
                      <Show when={p.params.box === "fans" && p.state.follows[news.by] === undefined}>
                        <Pill
                          label={p.t("followBack")}
                          name={`${p.t("followBack")} ${name()}`}
                          onTap={() => p.act.follow({ user: news.by })}
                        />
                      </Show>
                    }
                    onTap={() => open(news)}
                    onHold={() => p.act.hold({ news: news.id })}
                  />
                );
              }}
            </For>
          </Show>
        }
      >
        <Show when={p.state.system.length > 0} fallback={<Empty text={p.t("noNews")} />}>
          <For each={p.state.system}>
            {(note) => (
              <NewsRow
                face={
                  <div class="news-sign">
                    <Icon of={bell} />
                  </div>
                }
                name={noteText(note)}
                what=""
                time={agoText(note.at, p.os, p.now)}
                held={p.view.open === "held" && p.view.held === note.id}
                onTap={() => (note.of === null ? p.act.openMembership() : p.act.openOrders())}
                onHold={() => p.act.hold({ news: note.id })}
              />
            )}
          </For>
        </Show>
      </Show>
    </Leaf>
  );
});
