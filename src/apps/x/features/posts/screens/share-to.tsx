import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Empty, PersonRow, Pill } from "#apps/x/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { FieldLine } from "#apps/x/looks/forms.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { Marks } from "#apps/x/looks/post.tsx";
import { useUsers } from "#apps/x/screens/parts/people.tsx";
import { Quoted } from "#apps/x/screens/parts/post-body.tsx";
import { strings } from "#apps/x/strings.ts";
import { reachableIds } from "../../people/queries.ts";

const maxShown = 60;
export default screen(app, strings, "shareTo", (p) => {
  const ids = createMemo(() => reachableIds(p.state).slice(0, maxShown));
  const users = useUsers(ids);
  return (
    <Leaf
      back="close"
      title={p.t("sendTitle")}
      actions={<Pill kind="blue" label={p.t("send")} disabled={!p.can("send")} onTap={() => p.act.send()} />}
      bottom={<FieldLine at={p.field("text")} label={p.t("addComment")} enter="done" />}
    >
      <div class="page-part">
        <Quoted host={p} id={p.params.post} />
      </div>
      <Show when={ids().length > 0} fallback={<Empty title={p.t("noOneToSend")} />}>
        <For each={users()}>
          {(user) => (
            <PersonRow
              face={<Face of={user.id} size={40} />}
              name={user.name}
              marks={<Marks verified={user.verified} />}
              handle={`@${user.handle}`}
              on={p.view.users.includes(user.id)}
              button={<div class={`check-mark round ${p.view.users.includes(user.id) ? "chosen" : ""}`} />}
              onTap={() => p.act.toggle({ user: user.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
