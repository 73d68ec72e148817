/** View state and guards of the group screens. */
import { all, equal, hasText, not } from "#os/guards.ts";
import { nullableField, overlay, listField, text, textFor } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { ContactId } from "../cards/state.ts";
import { contacts } from "../../state.ts";
import { GroupId, GroupName } from "./state.ts";

export const groupsScreens = {
  groups: contacts.screen({
    view: { name: textFor(GroupName), open: overlay("add") },
    focus: [{ field: "name", when: whileOpen("add") }],
  }),
  group: contacts.screen({
    params: { id: GroupId },
    view: { name: textFor(GroupName), open: overlay("menu", "rename") },
    focus: [{ field: "name", when: whileOpen("rename") }],
  }),
  members: contacts.screen({ params: { id: GroupId }, view: { query: text, selected: listField(ContactId) } }),
  merge: contacts.screen({
    view: { keep: nullableField(ContactId), drop: nullableField(ContactId), open: overlay("name") },
  }),
};
export const groupsGuards = {
  hasName: hasText("name"),
  choosing: all(not(equal("view.keep", null)), not(equal("view.drop", null))),
};
