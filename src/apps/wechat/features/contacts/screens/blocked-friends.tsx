import { createMemo } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";
import { listFriends } from "../queries.ts";
import { FriendCells } from "./parts/friend-cells.tsx";

export default screen(wechat, strings, "blockedFriends", (p) => {
  const list = createMemo(() => listFriends(p.state).filter((f) => f.blocked));
  return (
    <Frame back title={p.t("blocked")}>
      <FriendCells
        state={p.state}
        friends={list()}
        note={p.t("blockedNote")}
        none={p.t("nobodyBlocked")}
        onTap={(person) => p.act.open({ person })}
      />
    </Frame>
  );
});
