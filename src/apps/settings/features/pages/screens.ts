/** What the screens of pages remember, and what must hold there. */
import * as v from "valibot";
import { lengthMost } from "../../../../os/bounds.ts";
import { textMost } from "../../../../os/most.ts";
import { schemaAt } from "../../../../os/system.ts";
import { whileOpen } from "../../../../os/opening-focus.ts";
import { textAt } from "../../pages.ts";
import { settings } from "../../state.ts";
import { SettingAt, Page, draft } from "../../fields.ts";

interface Drafting {
  readonly view: {
    readonly editing: { readonly group: string; readonly name: string } | null;
    readonly draft: string;
  };
}

type Edited = Drafting["view"]["editing"];
const keysFor = (edited: Edited) => (edited && textAt(edited.group, edited.name)?.keys) ?? "text";
function lengthFor(edited: Edited): number {
  const schema = edited && schemaAt(edited.group, edited.name);
  return schema ? lengthMost(schema) : textMost;
}

export const pagesScreens = {
  page: settings.screen({
    params: Page,
    view: draft,
    focus: [
      {
        field: "draft",
        kind: ({ view }) => keysFor(view.editing),
        maxLength: ({ view }) => lengthFor(view.editing),
        when: whileOpen("edit"),
      },
    ],
  }),
  choice: settings.screen({ params: SettingAt }),
};
export const pagesGuards = {
  validDraft: ({ view }: Drafting) => {
    const schema = view.editing && schemaAt(view.editing.group, view.editing.name);
    return schema ? v.is(schema, view.draft) : false;
  },
};
