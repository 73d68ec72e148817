/** Commands of the settings. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { PersonId } from "../../people.ts";
import { PeerId } from "../chats/state.ts";
import { wechat } from "../../state.ts";
import { chatMedia } from "./queries.ts";
import { prefs } from "./prefs.ts";
import { DeviceId, Pin, pluginIds } from "./state.ts";

export const settingsCommands = {
  setPrefs: wechat.command(prefs.changes, (state, changes) => {
    Object.assign(state.prefs, changes);
  }),
  removeDevice: wechat.command({ device: DeviceId }, (state, { device }) => {
    const found = state.devices[device];
    if (!found) return reject("device-unknown");
    if (found.here) return reject("device-here");
    delete state.devices[device];
  }),
  renameDevice: wechat.command(
    { device: DeviceId, name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(30)) },
    (state, { device, name }) => {
      const found = state.devices[device];
      if (!found) return reject("device-unknown");
      found.name = name;
    },
  ),
  toggleEmergency: wechat.command({ person: PersonId }, (state, { person }) => {
    if (!state.friends[person]) return reject("person-unknown");
    const { emergency: list } = state;
    if (!list.includes(person) && list.length >= 5) return reject("emergency-full");
    state.emergency = list.includes(person) ? list.filter((p) => p !== person) : [...list, person];
  }),
  startMinor: wechat.command({ pin: Pin }, (state, { pin }) => {
    state.minor = { on: true, pin };
  }),
  stopMinor: wechat.command({ pin: v.string() }, (state, { pin }) => {
    if (!state.minor.on) return reject("minor-off");
    if (pin !== state.minor.pin) return reject("pin-wrong");
    state.minor = { on: false, pin: null };
  }),
  setPlugin: wechat.command({ plugin: v.picklist(pluginIds), on: v.boolean() }, (state, { plugin, on }) => {
    state.plugins[plugin] = on;
    if (plugin === "nearby" && !on) state.nearbySince = null;
  }),
  clearCache: wechat.command({}, (state) => {
    state.cacheBytes = 0;
  }),
  /** Deletes the pictures, voice messages and files of a chat. Its text messages are kept. */
  clearMedia: wechat.command({ peer: PeerId }, (state, { peer }) => {
    const media = chatMedia(state, peer);
    if (media.ids.length === 0) return reject("media-none");
    for (const id of media.ids) delete state.messages[id];
  }),
};
