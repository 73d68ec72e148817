import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Empty, PersonRow, Pill } from "#apps/x/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { Marks } from "#apps/x/looks/post.tsx";
import { useUsers } from "#apps/x/screens/parts/people.tsx";
import { strings } from "#apps/x/strings.ts";
import { blockedIds, mutedIds } from "../../people/queries.ts";

export default screen(app, strings, "hiddenAccounts", (p) => {
  const isMuted = () => p.params.kind === "muted";
  const ids = createMemo(() => (isMuted() ? mutedIds(p.state) : blockedIds(p.state)).slice(0, 180));
  const users = useUsers(ids);
  return (
    <Leaf back title={p.t(isMuted() ? "mutedAccounts" : "blockedAccounts")}>
      <Show when={ids().length > 0} fallback={<Empty title={p.t(isMuted() ? "noMuted" : "noBlocked")} />}>
        <For each={users()}>
          {(user) => (
            <PersonRow
              face={<Face of={user.id} size={40} />}
              name={user.name}
              marks={<Marks verified={user.verified} />}
              handle={`@${user.handle}`}
              button={
                <Pill
                  kind={isMuted() ? "line" : "danger"}
                  label={p.t(isMuted() ? "unmute" : "unblock")}
                  name={p.t(isMuted() ? "unmuteName" : "unblockName", { name: user.name })}
                  onTap={() => (isMuted() ? p.act.unmute({ user: user.id }) : p.act.unblock({ user: user.id }))}
                />
              }
              onTap={() => p.act.openUser({ user: user.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
