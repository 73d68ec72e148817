import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Picture } from "../../../../../ui/kit/picture.tsx";
import { worldPages } from "../../../../../ui/world.ts";
import accounts from "../../../../../world/accounts/index.ts";
import wechat from "../../../index.ts";
import { ArticleCard } from "../../../looks/article.tsx";
import { Remark } from "../../../looks/cells.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { strings } from "../../../strings.ts";
import { articleWhen } from "./parts/article-when.ts";

export default screen(wechat, strings, "subscriptions", (p) => {
  const all = worldPages(
    accounts.queries.published,
    () => ({ q: "" }),
    () => 4,
  );
  const say = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  /** Those of starred accounts first. */
  const shown = () => {
    const rows = (all()?.rows ?? []).filter((a) => p.state.following[a.account]);
    const isStarred = (id: string) => (p.state.following[id]?.starred === true ? 0 : 1);
    return rows.toSorted((a, b) => isStarred(a.account) - isStarred(b.account));
  };
  return (
    <Frame
      back
      title={p.t("subscriptionsTitle")}
      actions={<NavWord label={p.t("followsTitle")} onTap={() => p.act.follows()} />}
    >
      <Show when={all()}>
        <For each={shown()} fallback={<Remark big>{p.t("subscriptionsNone")}</Remark>}>
          {(a) => (
            <ArticleCard
              account={say(a.name)}
              face={a.account}
              when={articleWhen(a, p.os, p.now)}
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
