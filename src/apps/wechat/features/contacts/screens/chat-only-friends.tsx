import { createMemo } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Frame } from "../../../looks/frame.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";
import { friendsOf } from "../queries.ts";
import { FriendCells } from "./parts/friend-cells.tsx";

export default screen(wechat, strings, "chatOnlyFriends", (p) => {
  const list = createMemo(() => friendsOf(p.state).filter((f) => f.chatOnly));
  return (
    <Frame back title={p.t("chatOnly")}>
      <FriendCells
        state={p.state}
        friends={list()}
        note={p.t("reachChatNote")}
        none={p.t("nobodyChatOnly")}
        onTap={(person) => p.act.open({ person })}
      />
    </Frame>
  );
});
