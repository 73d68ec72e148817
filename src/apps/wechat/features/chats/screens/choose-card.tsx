import { screen } from "#ui/screen-binding.tsx";
import { SearchField } from "#apps/wechat/looks/fields.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";
import { FriendList } from "../../contacts/screens/parts/friend-list.tsx";

export default screen(wechat, strings, "chooseCard", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t("chooseCard")}
    top={<SearchField at={p.field("query")} name={p.t("search")} />}
  >
    <FriendList
      state={p.state}
      query={p.view.query}
      empty={p.t("nobodyFound")}
      among={(id) => id !== p.params.peer}
      onTap={(person) => p.act.send({ person })}
    />
  </Frame>
));
