/** The screens of Compass and what the user can do on each. */
import { overlay, text } from "../../os/define.ts";
import { commands } from "./commands.ts";
import { compass, ItemId } from "./state.ts";

export const navigation = compass.navigation(
  {
    start: "list",
    commands,
    screens: {
      list: compass.screen({ view: { name: text, open: overlay("add") } }),
      item: compass.screen({ params: { id: ItemId } }),
    },
    guards: { hasName: ({ view }: { view: { name: string } }) => view.name.trim() !== "" },
  },
  (at) => [
    at.list.on("open", { id: ItemId }).push("item", ({ args }) => args),
    at.list
      .on("add")
      .when("hasName")
      .run("add", ({ view }) => ({ name: view.name }))
      .set(() => ({ name: "", open: null }))
      .stay(),
    at.item
      .on("remove")
      .ask("removeAsk", { ok: "remove", danger: true })
      .run("remove", ({ params }) => params)
      .pop(),
  ],
);
