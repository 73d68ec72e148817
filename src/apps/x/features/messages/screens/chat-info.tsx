import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { Cell, Note, PersonRow, Rule, SwitchCell } from "#apps/x/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { Marks } from "#apps/x/looks/post.tsx";
import { strings } from "#apps/x/strings.ts";
import { isBlocked } from "#apps/x/ties.ts";

export default screen(app, strings, "chatInfo", (p) => {
  const user = queryWorld(posts.queries.user, () => ({ id: p.params.user }));
  const thread = () => p.state.threads[p.params.user];
  const name = () => `@${user()?.handle ?? ""}`;
  return (
    <Leaf back title={p.t("chatInfo")}>
      <PersonRow
        face={<Face of={p.params.user} size={44} />}
        name={user()?.name ?? ""}
        marks={<Marks verified={user()?.verified ?? null} />}
        handle={name()}
        bio={user()?.bio}
        onTap={() => p.act.openUser()}
      />
      <Rule />
      <Show when={thread()}>
        {(it) => (
          <>
            <SwitchCell title={p.t("snooze")} on={it().muted} onTap={() => p.act.toggleMute()} />
            <SwitchCell title={p.t("pinChat")} on={it().pinned} onTap={() => p.act.togglePin()} />
            <Rule />
          </>
        )}
      </Show>
      <Show
        when={isBlocked(p.state, p.params.user)}
        fallback={<Cell arrow={false} danger title={p.t("blockName", { name: name() })} onTap={() => p.act.block()} />}
      >
        <Cell arrow={false} title={p.t("unblockName", { name: name() })} onTap={() => p.act.unblock()} />
      </Show>
      <Cell arrow={false} danger title={p.t("reportName", { name: name() })} onTap={() => p.act.report()} />
      <Show when={thread()} fallback={<Note text={p.t("noChatsText")} />}>
        <Cell arrow={false} danger title={p.t("deleteChat")} onTap={() => p.act.deleteChat()} />
      </Show>
    </Leaf>
  );
});
