import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Picture } from "#ui/kit/picture.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import accounts from "#world/accounts/index.ts";
import wechat from "#apps/wechat/index.ts";
import { AccountButton, AccountHeader, AccountMenu, ArticleCard } from "#apps/wechat/looks/article.tsx";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { moreIcon } from "#apps/wechat/looks/glyphs.ts";
import { ActionSheet } from "#apps/wechat/looks/overlays.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { articleTimeText } from "./parts/article-time.ts";

export default screen(wechat, strings, "account", (p) => {
  const account = queryWorld(accounts.queries.account, () => ({ id: p.params.account }));
  const articles = queryWorldPages(
    accounts.queries.published,
    () => ({ q: "", account: p.params.account }),
    () => 1,
  );
  const say = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  const follow = () => p.state.following[p.params.account];
  return (
    <Frame
      back
      white
      actions={
        <Show when={follow()}>
          <NavIconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "more" })} />
        </Show>
      }
      bottom={
        <Show when={account()}>
          {(a) => (
            <AccountMenu
              items={a().menu.map((m) => ({
                label: say(m.title),
                onTap: () => p.act.openArticle({ article: m.article }),
              }))}
            />
          )}
        </Show>
      }
      overlays={
        <ActionSheet
          open={p.view.open === "more"}
          items={[
            { label: p.t(follow()?.starred ? "unstarAccount" : "starAccount"), onTap: () => p.act.star() },
            { label: p.t("unfollow"), danger: true, onTap: () => p.act.unfollow() },
          ]}
        />
      }
    >
      <Show when={account()} fallback={<Remark big>{account() === null ? p.t("account-unknown") : ""}</Remark>}>
        {(a) => (
          <>
            <AccountHeader
              face={a().id}
              name={say(a().name)}
              about={say(a().about)}
              facts={`${say(a().owner)} · ${p.t("followersCount", { n: a().followers })}`}
              act={
                <AccountButton
                  label={p.t(follow() ? "following" : "follow")}
                  quiet={follow() !== undefined}
                  onTap={() => (follow() ? p.setView({ open: "more" }) : p.act.follow())}
                />
              }
            />
            <For each={articles()?.rows ?? []}>
              {(it) => (
                <ArticleCard
                  account={say(it.name)}
                  face={it.account}
                  when={articleTimeText(it, p.os, p.now)}
                  title={say(it.title)}
                  picture={<Picture scene={it.picture.scene} silent thumb={84} />}
                  read={p.state.articlesRead.includes(it.id)}
                  onTap={() => p.act.openArticle({ article: it.id })}
                />
              )}
            </For>
          </>
        )}
      </Show>
    </Frame>
  );
});
