import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Picture } from "#ui/kit/picture.tsx";
import { momentText } from "#os/format.ts";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import accounts from "#world/accounts/index.ts";
import wechat from "#apps/wechat/index.ts";
import { ownName } from "#apps/wechat/shared-queries.ts";
import { ArticlePage, ReaderComment, ArticleFooter } from "#apps/wechat/looks/article.tsx";
import { Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { moreIcon } from "#apps/wechat/looks/glyphs.ts";
import { ActionSheet, AlertBox } from "#apps/wechat/looks/overlays.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { articleTimeText } from "./parts/article-time.ts";

export default screen(wechat, strings, "article", (p) => {
  const article = queryWorld(accounts.queries.article, () => ({ id: p.params.article }));
  const comments = queryWorldPages(
    accounts.queries.comments,
    () => ({ article: p.params.article, sort: "liked" as const }),
    () => 1,
  );
  const say = (text: { en: string; zh: string } | undefined) => (p.lang === "en" ? text?.en : text?.zh) ?? "";
  const words = () => (p.lang === "en" ? article()?.body.en : article()?.body.zh) ?? [];
  const mark = () => p.state.articleMarks[p.params.article];
  const shared = () => `${say(article()?.title)} · ${say(article()?.name)}`;
  const own = () => Object.values(p.state.remarks).filter((r) => r.article === p.params.article);
  return (
    <Frame
      back
      white
      actions={<NavIconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "more" })} />}
      bottom={
        <ArticleFooter
          acts={[
            { label: p.t("articleWrite"), on: false, onTap: () => p.act.write() },
            {
              label: `${p.t("articleLike")} ${(article()?.likes ?? 0) + (mark()?.liked ? 1 : 0)}`,
              on: mark()?.liked === true,
              onTap: () => p.act.mark({ as: "liked" }),
            },
            {
              label: `${p.t("articleWow")} ${(article()?.wows ?? 0) + (mark()?.wow ? 1 : 0)}`,
              on: mark()?.wow === true,
              onTap: () => p.act.mark({ as: "wow" }),
            },
          ]}
        />
      }
      overlays={
        <>
          <ActionSheet
            open={p.view.open === "more"}
            items={[
              { label: p.t("articleShare"), onTap: () => p.act.share({ text: shared() }) },
              { label: p.t("articleMoments"), onTap: () => p.act.toMoments({ text: shared() }) },
              { label: p.t("articleKeep"), onTap: () => p.act.keep() },
            ]}
          />
          <AlertBox
            open={p.view.open === "write"}
            title={p.t("articleWrite")}
            ok={p.t("ok")}
            disabled={!p.can("send")}
            onOk={() => p.act.send()}
          >
            <Field
              at={p.field("words")}
              label={p.t("articleWrite")}
              placeholder={p.t("articleWrite")}
              bare="body"
              multiline
            />
          </AlertBox>
        </>
      }
    >
      <Show when={article()} fallback={<Remark big>{article() === null ? p.t("article-unknown") : ""}</Remark>}>
        {(a) => (
          <>
            <ArticlePage
              title={say(a().title)}
              author={say(a().author)}
              account={say(a().name)}
              when={articleTimeText(a(), p.os, p.now)}
              onAccount={() => p.act.openAccount({ account: a().account })}
            >
              <For each={words()}>
                {(text, n) => (
                  <>
                    <p class="article-words">{text}</p>
                    <Show when={n() === a().picture.after}>
                      <div class="article-shot">
                        <Picture scene={a().picture.scene} />
                      </div>
                    </Show>
                  </>
                )}
              </For>
            </ArticlePage>
            <Remark>{p.t("articleReads", { n: a().reads })}</Remark>
            <Cells title={p.t("articleComments")}>
              <For each={own()}>
                {(r) => (
                  <ReaderComment
                    face="me"
                    name={ownName(p.state)}
                    text={r.text}
                    facts={momentText(r.at, p.os, p.now)}
                    likes=""
                    liked={false}
                    likeName=""
                    onHold={() => p.act.deleteRemark({ remark: r.id })}
                  />
                )}
              </For>
              <For each={comments()?.rows ?? []}>
                {(c) => (
                  <ReaderComment
                    face={c.by}
                    name={say(c.nick)}
                    text={say(c.text)}
                    facts={say(c.region)}
                    likes={p.t("likesCount", { n: c.likes + (p.state.remarksLiked.includes(c.id) ? 1 : 0) })}
                    liked={p.state.remarksLiked.includes(c.id)}
                    reply={c.reply === null ? undefined : say(c.reply)}
                    replyBy={p.t("accountReply")}
                    likeName={`${p.t("articleLike")}: ${say(c.nick)}`}
                    onLike={() => p.act.likeRemark({ comment: c.id })}
                  />
                )}
              </For>
              <Show when={comments()?.rows.length === 0 && own().length === 0}>
                <Remark>{p.t("articleNoComments")}</Remark>
              </Show>
            </Cells>
          </>
        )}
      </Show>
    </Frame>
  );
});
