/** Fields that the screens and edges of more than one feature use. */
import * as v from "valibot";
import { nullableField, overlay, textUpTo } from "#os/values.ts";
import type { SettingGroup } from "#os/settings.ts";
import { pageIds } from "./ids.ts";

export const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const Group = v.string() as v.GenericSchema<string, SettingGroup>;
/** The group and name of a setting of the phone. */
export const SettingAt = { group: Group, name: v.string() };
export const Value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
export const Page = { id: v.picklist(pageIds) };
/** A value of a trait: the id of an option, or on or off for a switch. */
export const Decision = v.union([v.string(), v.boolean()]);
export const createPut = (at: { readonly group: string; readonly name: string }, value: unknown) => ({
  group: at.group,
  name: at.name,
  value: value as never,
});
/** The text setting that the user is editing, and its new value. */
export const draft = {
  editing: nullableField(v.strictObject(SettingAt)),
  draft: textUpTo(120),
  open: overlay("edit"),
};
export const noSetting = { group: "", name: "" };
