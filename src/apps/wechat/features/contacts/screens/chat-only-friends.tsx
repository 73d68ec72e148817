import { createMemo } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";
import { listFriends } from "../queries.ts";
import { FriendCells } from "./parts/friend-cells.tsx";

export default screen(wechat, strings, "chatOnlyFriends", (p) => {
  const list = createMemo(() => listFriends(p.state).filter((f) => f.chatOnly));
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
