import block from "@material-symbols/svg-400/outlined/block.svg?raw";
import trash from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Empty } from "#apps/x/looks/cells.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { ActSheet } from "#apps/x/looks/overlays.tsx";
import { ThreadList } from "#apps/x/screens/parts/thread-list.tsx";
import { strings } from "#apps/x/strings.ts";
import { listThreads } from "../queries.ts";

export default screen(app, strings, "requests", (p) => {
  const rows = createMemo(() => listThreads(p.state, true));
  const held = () => p.view.held ?? "";
  return (
    <Leaf
      back
      title={p.t("messageRequests")}
      overlays={
        <ActSheet
          open={p.view.open === "held" && p.state.threads[held()] !== undefined}
          items={[
            {
              label: p.t("deleteChat"),
              icon: trash,
              danger: true,
              onTap: () => p.act.deleteChat({ user: held() }),
            },
            { label: p.t("block"), icon: block, danger: true, onTap: () => p.act.block({ user: held() }) },
          ]}
        />
      }
    >
      <Show when={rows().length > 0} fallback={<Empty title={p.t("noRequestsHere")} text={p.t("noRequestsNote")} />}>
        <ThreadList
          host={p}
          rows={rows()}
          q=""
          held={p.view.open === "held" ? p.view.held : null}
          onOpen={(user) => p.act.openChat({ user })}
          onHold={(user) => p.act.hold({ user })}
        />
      </Show>
    </Leaf>
  );
});
