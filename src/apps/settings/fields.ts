/** Fields of screens and edges that several features have. */
import * as v from "valibot";
import { maybe, overlay, textUpTo } from "../../os/values.ts";
import type { SettingGroup } from "../../os/settings.ts";
import { pageIds } from "./ids.ts";

export const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const Group = v.string() as v.GenericSchema<string, SettingGroup>;
/** Where a setting of the phone is kept. */
export const SettingAt = { group: Group, name: v.string() };
export const Value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
export const Page = { id: v.picklist(pageIds) };
/** What a trait can be. */
export const Decision = v.union([v.string(), v.boolean()]);
export const put = (at: { readonly group: string; readonly name: string }, value: unknown) => ({
  group: at.group,
  name: at.name,
  value: value as never,
});
/** A text that is being edited: which setting, and what it is to be. */
export const draft = {
  editing: maybe(v.strictObject(SettingAt)),
  draft: textUpTo(120),
  open: overlay("edit"),
};
export const nowhere = { group: "", name: "" };
