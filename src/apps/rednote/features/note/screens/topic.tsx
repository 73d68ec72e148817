import { countText, leastAge } from "#os/social-format.ts";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import { maxCount } from "#world/define.ts";
import rednote from "#world/rednote/index.ts";
import app from "#apps/rednote/index.ts";
import { Empty, Pill } from "#apps/rednote/looks/cells.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { TopicHead } from "#apps/rednote/looks/topic.tsx";
import { TopTabs } from "#apps/rednote/looks/tabs.tsx";
import { Waterfall } from "#apps/rednote/looks/waterfall.tsx";
import { postCard, worldCard } from "#apps/rednote/screens/parts/cards.ts";
import { isWanted } from "#apps/rednote/screens/parts/hooks.ts";
import { strings } from "#apps/rednote/strings.ts";
import { publicOf } from "#apps/rednote/world.ts";

export default screen(app, strings, "topic", (p) => {
  const pages = queryWorldPages(
    rednote.queries.feed,
    () => ({
      public: publicOf(p.lang),
      tag: p.params.tag,
      age_min: leastAge(p.state.refreshedAt, p.state.startedAt),
      ...(p.view.sort === "hot" ? {} : { sort: p.view.sort }),
    }),
    () => p.view.pages,
  );
  const own = () =>
    Object.values(p.state.posts)
      .filter((post) => post.tags.includes(p.params.tag) && post.audience === "public")
      .toSorted((a, b) => b.at - a.at);
  const cards = () => [
    ...own().map((post) => postCard(post, p)),
    ...(pages()?.rows ?? []).filter((note) => isWanted(p.state, note)).map((note) => worldCard(note, p)),
  ];
  const total = () => {
    const found = (pages()?.total ?? 0) + own().length;
    return `${countText(found, p.lang)}${found >= maxCount ? "+" : ""}`;
  };
  return (
    <Leaf grey back part={p.view.sort}>
      <TopicHead
        title={`#${p.params.tag}`}
        note={p.t("topicNotes", { n: total() })}
        button={p.t("join")}
        onTap={() => p.act.join()}
      />
      <TopTabs
        tabs={[
          { id: "hot" as const, label: p.t("hotTab") },
          { id: "newest" as const, label: p.t("newTab") },
        ]}
        chosen={p.view.sort}
        onPick={(sort) => p.act.order({ sort })}
      />
      <Show when={cards().length > 0} fallback={<Empty text={p.t("noNotes")} />}>
        <Waterfall
          cards={cards()}
          files={p.os.files}
          texts={{ like: p.t("like"), video: p.t("video") }}
          onOpen={(note) => p.act.open({ note })}
          onLike={(note) => p.act.like({ note })}
        />
      </Show>
      <Show when={pages()?.more}>
        <Pill kind="grey" wide label={p.t("loadMore")} onTap={() => p.act.more()} />
      </Show>
    </Leaf>
  );
});
