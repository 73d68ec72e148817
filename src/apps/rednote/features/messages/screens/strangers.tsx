import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { Empty } from "#apps/rednote/looks/cells.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { HeldMenu } from "#apps/rednote/looks/overlays.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { listThreads } from "../queries.ts";
import { ThreadRows } from "./parts/thread-rows.tsx";

export default screen(app, strings, "strangers", (p) => {
  const rows = () => listThreads(p.state, true);
  return (
    <Leaf
      back
      title={p.t("strangersTitle")}
      overlays={
        <HeldMenu
          open={p.view.open === "held" && p.view.held !== null}
          items={[
            { label: p.t("delete"), onTap: () => p.act.deleteChat({ user: p.view.held! }) },
            { label: p.t("block"), danger: true, onTap: () => p.act.block({ user: p.view.held! }) },
          ]}
        />
      }
    >
      <Show when={rows().length > 0} fallback={<Empty text={p.t("noStrangers")} />}>
        <ThreadRows
          host={p}
          rows={rows()}
          held={p.view.open === "held" ? p.view.held : null}
          onOpen={(user) => p.act.openChat({ user })}
          onHold={(user) => p.act.hold({ user })}
        />
      </Show>
    </Leaf>
  );
});
