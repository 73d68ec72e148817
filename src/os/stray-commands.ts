/**
 * What gets in the way of whoever uses a phone: an advertisement, an app that comes to the front by itself, a touch by
 * chance. They come by the schedule, so that the state says all of it beforehand. SPEC, J.
 */
import * as v from "valibot";
import type { Draft } from "./command.ts";
import type { Acts } from "./kernel/acts.ts";
import { osCommand as os } from "./os-command.ts";
import { adSchema } from "./state-parts.ts";
import { reject } from "./values.ts";

const app = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
/** In the schedule under `key`; where the moment is bad it waits so many seconds, and then twice as many. */
const waits = {
  key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  wait: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64)),
};
const mostWait = 64;

/** Whether somebody is in the middle of something that it would undo. */
function isBusy(k: Acts, { view }: Draft): boolean {
  const { focus, dialog, permission, chooser, replying, surface, popUp, headsUp } = view;
  const over = [focus, dialog, permission, chooser, replying, surface, popUp, headsUp];
  const open = k.top({ view } as Draft, view.front).view["open"] ?? null;
  return over.some((x) => x !== null) || view.ad !== undefined || view.overLock || open !== null;
}
/**
 * Runs it now, or puts it back into the schedule. On a dark or locked glass nobody would see it: it is dropped, as is what
 * no schedule has put here.
 */
function atGoodMoment<A extends { readonly key: string; readonly wait: number }>(
  command: string,
  run: (k: Acts, d: Draft, args: A) => ReturnType<Acts["launch"]>,
) {
  return (k: Acts, d: Draft, args: A): ReturnType<Acts["launch"]> => {
    if (k.asleep(d)) return;
    if (!isBusy(k, d)) return run(k, d, args);
    const next = { ...args, wait: Math.min(args.wait * 2, mostWait) };
    d.os.schedule[args.key] = { at: d.clock.nowMs + args.wait * 1000, command: `os.${command}`, args: next as never };
  };
}

export const strayCommands = {
  /** An advertisement over everything, until it is closed or followed. */
  showAd: os(
    { ...waits, ad: adSchema },
    atGoodMoment("showAd", (k, d, { ad }) => {
      k.app(ad.app);
      d.view.ad = ad;
    }),
  ),
  closeAd: os({}, (_, d) => {
    delete d.view.ad;
  }),
  /** What it is for comes to the front. */
  followAd: os({}, (k, d) => {
    const { ad } = d.view;
    if (!ad) return reject("nothing-asked");
    const to = ad.app;
    delete d.view.ad;
    return k.launch(d, to);
  }),
  /** Another app comes to the front by itself; `other` where that one is there already. */
  strayJump: os(
    { ...waits, app, other: app },
    atGoodMoment("strayJump", (k, d, { app: first, other }) => k.launch(d, k.isFront(d, first) ? other : first)),
  ),
  /**
   * A touch by chance: it pulls the shade down, shows the recent apps, or opens one of the screens that are a touch away and
   * change nothing. `share`, in 0..1, says which.
   */
  strayTouch: os(
    { ...waits, share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) },
    atGoodMoment("strayTouch", (k, d, { share }) => {
      const ways = k.plainWays(d);
      // As often on the app as on the phone's edges.
      const all = [...ways, ...ways, "shade", "recents"] as const;
      const chosen = all[Math.min(all.length - 1, Math.floor(share * all.length))]!;
      if (chosen === "shade" || chosen === "recents") {
        d.view.unfolded = [];
        delete d.view.scroll[chosen];
        d.view.surface = chosen;
        return;
      }
      const done = k.act(d, chosen.app, chosen.on, {}, false);
      return done && "reject" in done ? done : undefined;
    }),
  ),
};
