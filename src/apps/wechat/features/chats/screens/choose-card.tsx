import { screen } from "../../../../../ui/bind.tsx";
import { FindField } from "../../../looks/fields.tsx";
import { Frame } from "../../../looks/frame.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";
import { FriendList } from "../../contacts/screens/parts/friend-list.tsx";

export default screen(wechat, strings, "chooseCard", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t("chooseCard")}
    top={<FindField at={p.field("query")} name={p.t("search")} />}
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
