/** What the screens of pages remember, and what must hold there. */
import * as v from "valibot";
import { schemaAt } from "../../../../os/system.ts";
import { settings } from "../../state.ts";
import { SettingAt, Page, draft } from "../../fields.ts";

interface Drafting {
  readonly view: {
    readonly editing: { readonly group: string; readonly name: string } | null;
    readonly draft: string;
  };
}

export const pagesScreens = {
  page: settings.screen({ params: Page, view: draft }),
  choice: settings.screen({ params: SettingAt }),
};
export const pagesGuards = {
  validDraft: ({ view }: Drafting) => {
    const schema = view.editing && schemaAt(view.editing.group, view.editing.name);
    return schema ? v.is(schema, view.draft) : false;
  },
};
