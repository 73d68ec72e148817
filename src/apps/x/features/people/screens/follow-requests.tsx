import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Empty, PersonRow, Pill } from "#apps/x/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { Marks } from "#apps/x/looks/post.tsx";
import { TwoButtons } from "#apps/x/looks/buttons.tsx";
import { useUsers } from "#apps/x/screens/parts/people.tsx";
import { strings } from "#apps/x/strings.ts";
import { requestIds } from "../queries.ts";

export default screen(app, strings, "followRequests", (p) => {
  const users = useUsers(() => requestIds(p.state));
  return (
    <Leaf back title={p.t("followRequests")}>
      <Show
        when={requestIds(p.state).length > 0}
        fallback={<Empty title={p.t("noRequests")} text={p.t("noRequestsText")} />}
      >
        <For each={users()}>
          {(user) => (
            <>
              <PersonRow
                face={<Face of={user.id} size={40} />}
                name={user.name}
                marks={<Marks verified={user.verified} />}
                handle={`@${user.handle}`}
                bio={user.bio}
                onTap={() => p.act.openUser({ user: user.id })}
              />
              <TwoButtons>
                <Pill
                  label={p.t("accept")}
                  name={p.t("acceptName", { name: user.name })}
                  onTap={() => p.act.accept({ user: user.id })}
                />
                <Pill
                  kind="line"
                  label={p.t("decline")}
                  name={p.t("declineName", { name: user.name })}
                  onTap={() => p.act.decline({ user: user.id })}
                />
              </TwoButtons>
            </>
          )}
        </For>
      </Show>
    </Leaf>
  );
});
