import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Picture } from "#ui/kit/picture.tsx";
import { queryWorldPages } from "#ui/world.ts";
import accounts from "#world/accounts/index.ts";
import wechat from "#apps/wechat/index.ts";
import { ArticleCard } from "#apps/wechat/looks/article.tsx";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { articleTimeText } from "./parts/article-time.ts";

export default screen(wechat, strings, "subscriptions", (p) => {
  const all = queryWorldPages(
    accounts.queries.published,
    () => ({ q: "" }),
    () => 4,
  );
  const say = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  /** Articles of starred accounts come first. */
  const shown = () => {
    const rows = (all()?.rows ?? []).filter((a) => p.state.following[a.account]);
    const isStarred = (id: string) => (p.state.following[id]?.starred === true ? 0 : 1);
    return rows.toSorted((a, b) => isStarred(a.account) - isStarred(b.account));
  };
  return (
    <Frame
      back
      title={p.t("subscriptionsTitle")}
      actions={<NavTextButton label={p.t("followsTitle")} onTap={() => p.act.follows()} />}
    >
      <Show when={all()}>
        <For each={shown()} fallback={<Remark big>{p.t("subscriptionsNone")}</Remark>}>
          {(a) => (
            <ArticleCard
              account={say(a.name)}
              face={a.account}
              when={articleTimeText(a, p.os, p.now)}
              title={say(a.title)}
              picture={<Picture scene={a.picture.scene} silent thumb={84} />}
              read={p.state.articlesRead.includes(a.id)}
              onAccount={() => p.act.openAccount({ account: a.account })}
              onTap={() => p.act.openArticle({ article: a.id })}
            />
          )}
        </For>
      </Show>
    </Frame>
  );
});
