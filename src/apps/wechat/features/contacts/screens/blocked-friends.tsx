import { createMemo } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Frame } from "../../../looks/frame.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";
import { friendsOf } from "../queries.ts";
import { FriendCells } from "./parts/friend-cells.tsx";

export default screen(wechat, strings, "blockedFriends", (p) => {
  const list = createMemo(() => friendsOf(p.state).filter((f) => f.blocked));
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
