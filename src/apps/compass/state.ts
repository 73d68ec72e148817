/** What a user of Compass would miss if it were gone. */
import * as v from "valibot";
import { idOf, modelOf } from "../../os/define.ts";

export const ItemId = idOf("compass");
export const Item = v.strictObject({ id: ItemId, name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)) });
export type Item = v.InferOutput<typeof Item>;
export const compass = modelOf("compass", { items: v.record(ItemId, Item) });
export type State = v.InferOutput<typeof compass.state>;
