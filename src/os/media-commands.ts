/** The phone's controls of the media session: the card in the shade and on the lock screen, and the small window. */
import * as v from "valibot";
import { isRejection, type Draft, type Result } from "./command.ts";
import type { MediaCommands } from "./define.ts";
import type { Acts } from "./kernel/acts.ts";
import { wake } from "./lock.ts";
import { activeSession, endOf, pauseSession, pipCorners, seekSession, stopSession } from "./media-session.ts";
import { osCommand as os } from "./os-command.ts";
import { reject } from "./values.ts";

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
