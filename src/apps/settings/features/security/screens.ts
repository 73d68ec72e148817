/** View state and guards of the screen lock. */
import * as v from "valibot";
import { flag, overlay, textUpTo } from "#os/values.ts";
import { isValidSecret } from "#os/lock.ts";
import type { OsState } from "#os/state.ts";
import { lockKinds } from "#os/state-schemas.ts";
import { settings } from "../../state.ts";

/** A new secret, which the user enters twice. */
interface NewSecret {
  readonly params: { readonly kind: OsState["lock"]["kind"] };
  readonly view: { readonly first: string; readonly again: string };
}
interface Secret {
  readonly view: { readonly known: string };
  readonly os: OsState;
}

export const securityScreens = {
  lock: settings.screen({
    view: { secret: textUpTo(12), known: textUpTo(12), open: overlay("asking") },
    focus: [
      {
        field: "secret",
        kind: "password",
        when: ({ view, os }) => os.lock.kind === "pin" && view.known !== os.lock.secret,
      },
    ],
  }),
  lockSet: settings.screen({
    params: { kind: v.picklist(lockKinds), current: v.string() },
    view: { first: textUpTo(12), again: textUpTo(12), repeats: flag },
    focus: [
      { field: "again", kind: "password", when: ({ params, view }) => params.kind === "pin" && view.repeats },
      { field: "first", kind: "password", when: ({ params }) => params.kind === "pin" },
    ],
  }),
};
export const securityGuards = {
  knows: ({ view, os }: Secret) => view.known === os.lock.secret,
  firstFits: ({ params, view }: NewSecret) => isValidSecret(params.kind, view.first),
  same: ({ params, view }: NewSecret) => isValidSecret(params.kind, view.first) && view.again === view.first,
};
