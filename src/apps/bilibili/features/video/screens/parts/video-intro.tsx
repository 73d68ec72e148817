/** The tab "Intro" of a video: its author, title, acts, parts, series, and related videos. */
import { createMemo, For, Show } from "solid-js";
import { countText, leastAge } from "#os/social-format.ts";
import { Face } from "#ui/kit/social/face.tsx";
import { queryWorld } from "#ui/world.ts";
import videos, { type Video } from "#world/videos/index.ts";
import { zoneNames } from "#world/videos/words.ts";
import { fullTimeText, lengthText } from "#apps/bilibili/format.ts";
import { partItem } from "#apps/bilibili/ids.ts";
import { Pill } from "#apps/bilibili/looks/cells.tsx";
import { CardRow } from "#apps/bilibili/looks/cards.tsx";
import { AuthorRow } from "#apps/bilibili/looks/author.tsx";
import { ActRow, LinkLine, PartStrip, TagRow, TitleBlock } from "#apps/bilibili/looks/video.tsx";
import { isWanted, timeOf, videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { countsOf } from "../../queries.ts";
import type { VideoProps } from "./props.ts";

const maxRelated = 15;
export function VideoIntro(p: { readonly host: VideoProps; readonly video: Video; readonly item: string }) {
  const t: VideoProps["t"] = (key, facts) => p.host.t(key, facts);
  const author = queryWorld(videos.queries.user, () => ({ id: p.video.author }));
  const counts = createMemo(() => countsOf(p.host.state, p.video));
  const count = (n: number, word: "like" | "coin" | "favourite" | "share") =>
    n === 0 ? t(word) : countText(n, p.host.lang);
  const series = queryWorld(videos.queries.series, () => (p.video.series === null ? null : { id: p.video.series }));
  const base = () => ({
    public: publicOf(p.host.lang),
    age_min: leastAge(p.host.state.refreshedAt, p.host.state.startedAt),
  });
  const tagged = queryWorld(videos.queries.feed, () =>
    p.video.tags.length > 0 ? { ...base(), tag: p.video.tags[0]! } : null,
  );
  const zoned = queryWorld(videos.queries.feed, () => ({ ...base(), zone: p.video.zone, sub: p.video.sub }));
  const related = createMemo(() => {
    const seen = new Set([p.video.id]);
    return [...(tagged()?.rows ?? []).slice(0, 6), ...(zoned()?.rows ?? [])]
      .filter((one) => isWanted(p.host.state, one) && !seen.has(one.id) && seen.add(one.id))
      .slice(0, maxRelated);
  });
  const follows = () => p.host.state.follows[p.video.author] !== undefined;
  const id = () => p.video.id;
  const plays = () => countText(p.video.plays, p.host.lang);
  const danmaku = () => countText(counts().danmaku, p.host.lang);
  return (
    <>
      <AuthorRow
        face={<Face of={p.video.author} size={36} />}
        name={p.video.name}
        note={
          author()
            ? `${t("followers", { n: countText(author()!.followers + (follows() ? 1 : 0), p.host.lang) })} · ${t("videosCount", { n: author()!.videos })}`
            : ""
        }
        button={
          <Show
            when={follows()}
            fallback={<Pill label={t("follow")} onTap={() => p.host.act.follow({ user: p.video.author })} />}
          >
            <Pill kind="grey" label={t("following")} onTap={() => p.host.act.unfollow({ user: p.video.author })} />
          </Show>
        }
        onTap={() => p.host.act.openUser({ user: p.video.author })}
      />
      <TitleBlock
        title={p.video.title}
        plays={plays()}
        danmaku={danmaku()}
        spoken={`${t("plays", { n: plays() })}, ${t("danmakuCount", { n: danmaku() })}`}
        date={fullTimeText(timeOf(p.host.state, p.video), p.host.os)}
        unfolded={p.host.view.unfolded}
        foldName={t(p.host.view.unfolded ? "fold" : "unfold")}
        onFold={() => p.host.act.unfold()}
      >
        <Show when={!p.video.original}>
          <p class="title-text">{t("reposted")}</p>
        </Show>
        <p class="title-text">{p.video.text || t("noDescription")}</p>
        <div class="tag-row">
          <Pill
            kind="grey"
            label={zoneNames[p.video.zone][publicOf(p.host.lang)]}
            onTap={() => p.host.act.openZone({ zone: p.video.zone })}
          />
        </div>
        <TagRow tags={p.video.tags} onTap={(tag) => p.host.act.openTopic({ tag })} />
      </TitleBlock>
      <ActRow
        acts={{
          like: {
            name: t("like"),
            count: count(counts().likes, "like"),
            on: p.host.state.liked[id()] !== undefined,
            onTap: () => p.host.act.like(),
            onHold: () => p.host.act.triple(),
          },
          dislike: {
            name: t("dislike"),
            count: t("dislike"),
            on: p.host.state.disliked[id()] !== undefined,
            onTap: () => p.host.act.dislike(),
          },
          coin: {
            name: t("coin"),
            count: count(counts().coins, "coin"),
            on: p.host.state.given[id()] !== undefined,
            onTap: () => p.host.act.coin(),
          },
          favourite: {
            name: t("favourite"),
            count: count(counts().favourites, "favourite"),
            on: p.host.state.favourites[id()] !== undefined,
            onTap: () => p.host.act.favourite(),
          },
          share: {
            name: t("share"),
            count: count(counts().shares, "share"),
            on: false,
            onTap: () => p.host.act.share(),
          },
        }}
      />
      <Show when={series()}>
        {(one) => (
          <LinkLine
            text={t("series", { title: one().title })}
            onTap={() => p.host.act.openSeries({ series: one().id })}
          />
        )}
      </Show>
      <Show when={p.video.parts.length > 1}>
        <PartStrip
          title={t("parts", { n: p.video.parts.length })}
          parts={p.video.parts.map((part, n) => ({
            id: partItem(id(), n + 1),
            label: `P${n + 1}`,
            title: `${part.title} ${lengthText(part.seconds)}`,
          }))}
          chosen={p.item}
          onPick={(item) => p.host.act.play({ item })}
        />
      </Show>
      <For each={related()}>
        {(video) => <CardRow card={videoCard(video, p.host)} onTap={() => p.host.act.open({ video: video.id })} />}
      </For>
    </>
  );
}
