/**
 * Creates starts and ends of episodes for proofs that do not play the episodes: the boot of an instance, an ending with
 * COMPLETE, and a filled-in answer sheet.
 */
import { apps } from "#apps/registry.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { AnyApp } from "#os/define.ts";
import type { SheetState } from "#os/answer-sheet.ts";
import type { PhoneState } from "#os/state.ts";
import type { Lang } from "#os/values.ts";
import type { Json } from "#state/json.ts";

export const allApps = apps as readonly AnyApp[];
/** The ending of an episode in which the agent sends COMPLETE. */
export const completeEnding = { outcome: "complete", steps: 1, reward: null } as const;
export const bootAt = ({ lang, seed }: { readonly lang: Lang; readonly seed: number }) => defaultBoot(lang, seed);

export const withSheet = (state: PhoneState, edit: (s: SheetState) => SheetState): PhoneState => {
  const app = allApps.find((a) => a.part === "sheet")!;
  return {
    ...state,
    apps: { ...state.apps, [app.id]: edit(state.apps[app.id] as unknown as SheetState) as unknown as Json },
  };
};
