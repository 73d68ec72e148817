import { reject } from "#os/values.ts";
import { hourMs } from "#state/civil.ts";
import { memberCommand } from "../../member-command.ts";
import { currentItem } from "../player/queue.ts";
import { DeviceId, thisPhone } from "../player/state.ts";
import { isDownloaded } from "../downloads/queries.ts";
import { prefs } from "./prefs.ts";

/** A private session ends by itself. */
const privateFor = 6 * hourMs;
export const settingsCommands = {
  setPrefs: memberCommand(prefs.changes, (state, changes, ctx) => {
    Object.assign(state.prefs, changes);
    const item = currentItem(state.queue);
    // In offline mode, only downloads go on playing.
    if (changes.offline === true && item !== null && !isDownloaded(state, item, ctx.now)) ctx.media.pause();
    if (changes.connectDevices === false) state.device = thisPhone;
  }),
  /** During a private session, nothing enters the history, and friends do not see what plays. */
  togglePrivate: memberCommand({}, (state, _, ctx) => {
    state.privateUntil = state.privateUntil !== null && state.privateUntil > ctx.now ? null : ctx.now + privateFor;
  }),
  logOutDevice: memberCommand({ device: DeviceId }, (state, { device }) => {
    if (!state.devices.some(({ id }) => id === device)) return reject("device-missing");
    state.devices = state.devices.filter(({ id }) => id !== device);
    if (state.device === device) state.device = thisPhone;
    return undefined;
  }),
};
