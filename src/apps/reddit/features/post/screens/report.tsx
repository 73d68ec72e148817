import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import app from "#apps/reddit/index.ts";
import { isOwnPost } from "#apps/reddit/ids.ts";
import { Cells, RadioCell } from "#apps/reddit/looks/cells.tsx";
import { BarPill, Frame } from "#apps/reddit/looks/frame.tsx";
import { strings } from "#apps/reddit/strings.ts";
import { reportReasons } from "../state.ts";

export default screen(app, strings, "report", (p) => {
  const comment = queryWorld(threads.queries.comment, () =>
    p.params.id.startsWith("rd_comment_") ? { id: p.params.id } : null,
  );
  const postId = () =>
    p.params.target === "post" ? p.params.id : (p.state.comments[p.params.id]?.post ?? comment()?.post ?? "");
  const post = queryWorld(threads.queries.post, () =>
    postId() === "" || isOwnPost(postId()) ? null : { id: postId() },
  );
  const community = queryWorld(threads.queries.community, () => {
    const id = p.state.posts[postId()]?.community ?? post()?.community;
    return id === undefined ? null : { id };
  });
  return (
    <Frame
      back="close"
      title={p.t("reportTitle")}
      actions={<BarPill label={p.t("submitReport")} disabled={!p.can("submit")} onTap={() => p.act.submit()} />}
    >
      <Show when={community()}>
        {(found) => (
          <Cells title={p.t("rulesOf", { name: found().name })}>
            <For each={found().rules}>
              {(rule, n) => (
                <RadioCell
                  title={`${n() + 1}. ${rule.title}`}
                  on={p.view.reason === "rules" && p.view.rule === n() + 1}
                  onTap={() => p.act.chooseRule({ rule: n() + 1 })}
                />
              )}
            </For>
          </Cells>
        )}
      </Show>
      <Cells title={p.t("reportAsk")}>
        <For each={reportReasons.filter((reason) => reason !== "rules")}>
          {(reason) => (
            <RadioCell
              title={p.t(`reason_${reason}`)}
              on={p.view.reason === reason}
              onTap={() => p.act.choose({ reason })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
