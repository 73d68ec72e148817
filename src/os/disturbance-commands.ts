/**
 * Commands that disturb the user of a phone: an advertisement, an app that comes to the front without a request, an
 * accidental touch. They run from the schedule, so that the state contains them in advance. SPEC, J.
 */
import * as v from "valibot";
import type { Draft } from "./command.ts";
import type { Acts } from "./kernel/acts.ts";
import { osCommand as os } from "./os-command.ts";
import { adSchema } from "./state-schemas.ts";
import { reject } from "./values.ts";

const app = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
/**
 * The key in the schedule, and the number of seconds that the command waits if the user is busy. The wait doubles with
 * each retry.
 */
const retryArgs = {
  key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  wait: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64)),
};
const maxWaitSec = 64;

/** Returns whether the user is doing something that the disturbance would undo. */
function isBusy(k: Acts, { view }: Draft): boolean {
  const { focus, dialog, permission, chooser, replying, surface, popUp, headsUp } = view;
  const over = [focus, dialog, permission, chooser, replying, surface, popUp, headsUp];
  const open = k.top({ view } as Draft, view.front).view["open"] ?? null;
  return over.some((x) => x !== null) || view.ad !== undefined || view.overLock || open !== null;
}
/**
 * Runs the command, or schedules it again if the user is busy. If the display is off or locked, drops the command,
 * because nobody would see it.
 */
function whenNotBusy<A extends { readonly key: string; readonly wait: number }>(
  command: string,
  run: (k: Acts, d: Draft, args: A) => ReturnType<Acts["launch"]>,
) {
  return (k: Acts, d: Draft, args: A): ReturnType<Acts["launch"]> => {
    if (k.isAsleep(d)) return;
    if (!isBusy(k, d)) return run(k, d, args);
    const next = { ...args, wait: Math.min(args.wait * 2, maxWaitSec) };
    d.os.schedule[args.key] = { at: d.clock.nowMs + args.wait * 1000, command: `os.${command}`, args: next as never };
  };
}

export const disturbanceCommands = {
  /** Shows an advertisement over everything, until the user closes it or opens the advertised app. */
  showAd: os(
    { ...retryArgs, ad: adSchema },
    whenNotBusy("showAd", (k, d, { ad }) => {
      k.app(ad.app);
      d.view.ad = ad;
    }),
  ),
  closeAd: os({}, (_, d) => {
    delete d.view.ad;
  }),
  /** Opens the advertised app. */
  followAd: os({}, (k, d) => {
    const { ad } = d.view;
    if (!ad) return reject("nothing-asked");
    const to = ad.app;
    delete d.view.ad;
    return k.launch(d, to);
  }),
  /** Opens another app. `other` is used if the first app is already in front. */
  strayJump: os(
    { ...retryArgs, app, other: app },
    whenNotBusy("strayJump", (k, d, { app: first, other }) => k.launch(d, k.isFront(d, first) ? other : first)),
  ),
  /**
   * An accidental touch. It pulls down the shade, shows the recent apps, or opens a screen with an act that changes no
   * data. `share`, in 0..1, selects one of these possibilities.
   */
  strayTouch: os(
    { ...retryArgs, share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) },
    whenNotBusy("strayTouch", (k, d, { share }) => {
      const ways = k.navigationOnlyActs(d);
      // The app's acts have twice the weight of the shade and the recent apps.
      const all = [...ways, ...ways, "shade", "recents"] as const;
      const chosen = all[Math.min(all.length - 1, Math.floor(share * all.length))]!;
      if (chosen === "shade" || chosen === "recents") {
        d.view.unfolded = [];
        delete d.view.scroll[chosen];
        d.view.surface = chosen;
        return;
      }
      const result = k.act(d, chosen.app, chosen.on, {}, false);
      return result && "reject" in result ? result : undefined;
    }),
  ),
};
