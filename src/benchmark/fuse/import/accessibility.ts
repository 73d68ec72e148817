// Converts a screen from Android's accessibility service, as AndroidControl stores it, to elements.
import * as v from "valibot";
import type { Element } from "#contract/element.ts";
import { boxIn, type Size } from "./import.ts";

const TreeNode = v.looseObject({
  bounds_in_screen: v.optional(
    v.looseObject({
      left: v.optional(v.number(), 0),
      top: v.optional(v.number(), 0),
      right: v.optional(v.number(), 0),
      bottom: v.optional(v.number(), 0),
    }),
  ),
  class_name: v.optional(v.string(), ""),
  text: v.optional(v.string(), ""),
  content_description: v.optional(v.string(), ""),
  is_visible_to_user: v.optional(v.boolean(), true),
  is_clickable: v.optional(v.boolean(), false),
  is_long_clickable: v.optional(v.boolean(), false),
  is_editable: v.optional(v.boolean(), false),
  is_checkable: v.optional(v.boolean(), false),
  is_checked: v.optional(v.boolean(), false),
  is_enabled: v.optional(v.boolean(), true),
  is_focused: v.optional(v.boolean(), false),
  is_scrollable: v.optional(v.boolean(), false),
});
/**
 * The accessibility trees of a screen as in the data set, decoded to JSON with the original names. Fields whose value
 * is false or empty may be missing.
 */
export const Tree = v.looseObject({
  windows: v.array(v.looseObject({ tree: v.optional(v.looseObject({ nodes: v.array(TreeNode) })) })),
});

/**
 * Returns the elements that are visible and either have a name or accept a touch. Bounds are in thousandths of `size`.
 */
export function elementsOf({ windows }: v.InferOutput<typeof Tree>, size: Size): Element[] {
  return windows
    .flatMap(({ tree }) => tree?.nodes ?? [])
    .flatMap((node): Element[] => {
      const { left, top, right, bottom } = node.bounds_in_screen ?? { left: 0, top: 0, right: 0, bottom: 0 };
      const bounds = boxIn(size, [left, top, right, bottom]);
      const touches = node.is_clickable || node.is_long_clickable || node.is_editable;
      const name = node.content_description || (node.is_editable ? "" : node.text);
      if (!bounds || !node.is_visible_to_user || (!touches && !node.is_scrollable && name === "" && node.text === ""))
        return [];
      const value = node.is_checkable ? String(node.is_checked) : node.is_editable ? node.text : undefined;
      return [
        {
          role: node.class_name.slice(node.class_name.lastIndexOf(".") + 1),
          name,
          ...(value === undefined ? {} : { value }),
          bounds,
          enabled: node.is_enabled,
          focused: node.is_focused,
          scrollable: node.is_scrollable,
          // The data says whether a touch has an effect, but not what the effect is.
          ...(touches ? { acts: {} } : {}),
        },
      ];
    });
}
