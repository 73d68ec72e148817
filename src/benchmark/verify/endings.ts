/** How proofs begin and end an episode without playing it: the boot of an instance, the word COMPLETE, a sheet filled in by hand. */
import { apps } from "../../apps/registry.ts";
import { bootOf } from "../../judge/instance.ts";
import type { AnyApp } from "../../os/define.ts";
import type { SheetState } from "../../os/sheet.ts";
import type { PhoneState } from "../../os/state.ts";
import type { Lang } from "../../os/values.ts";
import type { Json } from "../../state/json.ts";

export const allApps = apps as readonly AnyApp[];
/** How an agent ends that says it is done. */
export const complete = { outcome: "complete", steps: 1, reward: null } as const;
export const bootAt = ({ lang, seed }: { readonly lang: Lang; readonly seed: number }) => bootOf(lang, seed);

export const withSheet = (state: PhoneState, edit: (s: SheetState) => SheetState): PhoneState => {
  const app = allApps.find((a) => a.part === "sheet")!;
  return {
    ...state,
    apps: { ...state.apps, [app.id]: edit(state.apps[app.id] as unknown as SheetState) as unknown as Json },
  };
};
