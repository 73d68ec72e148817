/** The phone's controls of the media session: the card in the shade and on the lock screen, and the small window. */
import * as v from "valibot";
import { isRejection, type Draft, type Result } from "./command.ts";
import type { MediaCommands } from "./define.ts";
import type { Acts } from "./kernel/acts.ts";
import { wake } from "./lock.ts";
import {
  activeSession,
  endOf,
  isPlaying,
  pauseSession,
  pipCorners,
  seekSession,
  stopSession,
} from "./media-session.ts";
import { osCommand as os } from "./os-command.ts";
import { reject } from "./values.ts";

/** The steps of the media volume, and how long the volume panel stays: those of Android 14. */
const volumeSteps = 15;
const volumePanelMs = 3000;

/** Runs one of the app's commands for its session. Does nothing if the app does not declare the command. */
function control(kernel: Acts, draft: Draft, name: keyof MediaCommands): Result {
  const app = kernel.app(draft.os.media!.active!);
  const command = app.media[name];
  return command === undefined ? undefined : kernel.asResult(kernel.runCommand(draft, app, command, {}));
}
export const mediaCommands = {
  mediaSeek: os({ positionMs: v.pipe(v.number(), v.integer(), v.minValue(0)) }, (_, d, { positionMs }) => {
    const session = activeSession(d.os);
    if (!session || session.lengthMs === null) return reject("nothing-plays");
    seekSession(session, d.clock.nowMs, positionMs);
  }),
  mediaSkip: os({ to: v.picklist(["previous", "next"]) }, (k, d, { to }) => {
    const session = activeSession(d.os);
    if (!session?.skips[to]) return reject("nothing-plays");
    return control(k, d, to);
  }),
  /** Opens the player of the active session in its app. */
  mediaOpen: os({}, (k, d) => {
    const session = activeSession(d.os);
    if (!session) return reject("nothing-plays");
    wake(d);
    if (k.isAsleep(d)) return reject("unlock-first");
    const { screen, params } = k.toPlain(session.open);
    k.push(d, d.os.media!.active!, screen, params);
  }),
  /** Removes the card of a paused session. A playing session keeps its card. */
  mediaDismiss: os({}, (_, d) => {
    const session = activeSession(d.os);
    if (session?.sinceMs === null) stopSession(d.os, d.os.media!.active!);
  }),
  /** Runs at the end of an item. The app starts its next item, or the session stays paused at the end. */
  mediaEnded: os({}, (k, d) => {
    const session = activeSession(d.os);
    const end = session && endOf(session);
    if (!session || end === null || end > d.clock.nowMs) return reject("nothing-plays");
    pauseSession(session, d.clock.nowMs);
    if (d.os.media!.sleep === "end") {
      d.os.media!.sleep = null;
      return;
    }
    const result = control(k, d, "ended");
    // A refusal of the app must not undo the end.
    return isRejection(result) ? undefined : result;
  }),
  /** Runs when the sleep timer is over. */
  mediaSleep: os({}, (_, d) => {
    const sleep = d.os.media?.sleep;
    if (typeof sleep !== "number" || sleep > d.clock.nowMs) return reject("nothing-plays");
    d.os.media!.sleep = null;
    const session = activeSession(d.os);
    if (session) pauseSession(session, d.clock.nowMs);
  }),
  /**
   * The user presses a volume key. The key changes the media volume by one of its 15 steps and shows the volume panel.
   * While the display is off, it works only if something plays.
   */
  volumeKey: os({ to: v.picklist(["up", "down"]) }, (_, d, { to }) => {
    const isDark = d.view.power === "off";
    if (isDark && !isPlaying(activeSession(d.os))) return;
    const { sound } = d.os.settings;
    const step = Math.round((sound.media * volumeSteps) / 100) + (to === "up" ? 1 : -1);
    sound.media = Math.round((Math.max(0, Math.min(volumeSteps, step)) * 100) / volumeSteps);
    if (!isDark) d.view.volumePanel = { untilMs: d.clock.nowMs + volumePanelMs };
  }),
  /** Moves the small window of a video to a corner. */
  pipMove: os({ corner: v.picklist(pipCorners) }, (_, d, { corner }) => {
    if (!d.view.pip) return reject("nothing-plays");
    d.view.pip.corner = corner;
  }),
  /** Goes back from the small window to the video's app. */
  pipExpand: os({}, (k, d) => {
    if (!d.view.pip) return reject("nothing-plays");
    return k.launch(d, d.view.pip.app);
  }),
  /** Closes the small window and pauses its video. */
  pipClose: os({}, (_, d) => {
    const session = activeSession(d.os);
    if (!d.view.pip || !session) return reject("nothing-plays");
    pauseSession(session, d.clock.nowMs);
    delete d.view.pip;
  }),
};
