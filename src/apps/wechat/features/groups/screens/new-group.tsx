import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { SearchField } from "#apps/wechat/looks/fields.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";
import { FriendList } from "../../contacts/screens/parts/friend-list.tsx";

export default screen(wechat, strings, "newGroup", (p) => (
  <Frame
    cancel={p.t("cancel")}
    title={p.t("chooseContacts")}
    actions={
      <NavTextButton
        filled
        label={p.view.selected.length > 0 ? p.t("doneCount", { n: p.view.selected.length }) : p.t("done")}
        disabled={!p.can("done")}
        onTap={() => p.act.done()}
      />
    }
    top={<SearchField at={p.field("query")} name={p.t("search")} />}
  >
    <Cells first>
      <Cell title={p.t("faceToFace")} leads onTap={() => p.act.faceToFace()} />
      <Cell title={p.t("groupChats")} leads onTap={() => p.act.savedGroups()} />
    </Cells>
    <FriendList
      state={p.state}
      query={p.view.query}
      empty={p.t("nobodyFound")}
      chosen={p.view.selected}
      onTap={(person) => p.act.toggle({ person })}
    />
  </Frame>
));
