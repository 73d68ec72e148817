import { screen } from "#ui/screen-binding.tsx";
import { SearchField } from "#apps/wechat/looks/fields.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";
import { FriendList } from "../../contacts/screens/parts/friend-list.tsx";

export default screen(wechat, strings, "addMembers", (p) => (
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
    <FriendList
      state={p.state}
      query={p.view.query}
      empty={p.t("nobodyFound")}
      chosen={p.view.selected}
      fixed={p.state.groups[p.params.group]?.members}
      onTap={(person) => p.act.toggle({ person })}
    />
  </Frame>
));
