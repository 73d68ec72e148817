/** View state and guards of pages. */
import * as v from "valibot";
import { maxLengthOf } from "#os/max-length.ts";
import { maxTextLength } from "#os/limits.ts";
import { findSettingSchema } from "#os/system-commands.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { findTextSetting } from "../../pages.ts";
import { settings } from "../../state.ts";
import { SettingAt, Page, draft } from "../../fields.ts";

interface PageContext {
  readonly view: {
    readonly editing: { readonly group: string; readonly name: string } | null;
    readonly draft: string;
  };
}

type EditedSetting = PageContext["view"]["editing"];
const keyboardFor = (edited: EditedSetting) => (edited && findTextSetting(edited.group, edited.name)?.keys) ?? "text";
function maxLengthFor(edited: EditedSetting): number {
  const schema = edited && findSettingSchema(edited.group, edited.name);
  return schema ? maxLengthOf(schema) : maxTextLength;
}

export const pagesScreens = {
  page: settings.screen({
    params: Page,
    view: draft,
    focus: [
      {
        field: "draft",
        kind: ({ view }) => keyboardFor(view.editing),
        maxLength: ({ view }) => maxLengthFor(view.editing),
        when: whileOpen("edit"),
      },
    ],
  }),
  choice: settings.screen({ params: SettingAt }),
};
export const pagesGuards = {
  validDraft: ({ view }: PageContext) => {
    const schema = view.editing && findSettingSchema(view.editing.group, view.editing.name);
    return schema ? v.is(schema, view.draft) : false;
  },
};
