/** What can happen in Compass. */
import * as v from "valibot";
import { reject } from "../../os/define.ts";
import { compass, ItemId } from "./state.ts";

export const commands = {
  add: compass.command({ name: v.string() }, (state, { name }, ctx) => {
    if (name.trim() === "") return reject("name-missing");
    const id = ctx.newId("compass");
    state.items[id] = { id, name: name.trim() };
    return id;
  }),
  remove: compass.command({ id: ItemId }, (state, { id }) => {
    if (!state.items[id]) return reject("item-missing");
    delete state.items[id];
  }),
};
