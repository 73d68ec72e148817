/** View state of the settings screens. */
import * as v from "valibot";
import { equal, hasText } from "#os/guards.ts";
import { nullableField, overlay, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { wechat } from "../../state.ts";
import { choiceNames, prefPages } from "./prefs.ts";
import { DeviceId } from "./state.ts";

const password = textUpTo(40);
export const settingsScreens = {
  settings: wechat.screen({}),
  prefs: wechat.screen({ params: { page: v.picklist(prefPages) } }),
  prefChoice: wechat.screen({ params: { name: v.picklist(choiceNames) } }),
  fontSize: wechat.screen({}),
  plugins: wechat.screen({}),
  storage: wechat.screen({}),
  permits: wechat.screen({}),
  personal: wechat.screen({}),
  security: wechat.screen({
    view: { password, open: overlay("freeze") },
    focus: [{ field: "password", kind: "password", when: whileOpen("freeze") }],
  }),
  newPassword: wechat.screen({
    view: { password, next: password, again: password },
    focus: [{ field: "password", kind: "password" }],
  }),
  devices: wechat.screen({
    view: { device: nullableField(DeviceId), name: textUpTo(30), open: overlay("device", "rename") },
    focus: [{ field: "name", when: whileOpen("rename") }],
  }),
  emergency: wechat.screen({}),
  minor: wechat.screen({
    view: { pin: textUpTo(4), open: overlay("pin") },
    focus: [{ field: "pin", kind: "number", when: whileOpen("pin") }],
  }),
  care: wechat.screen({}),
  about: wechat.screen({}),
};
export const settingsGuards = {
  hasPassword: hasText("password"),
  sameTwice: ({ view }: { view: { next: string; again: string } }) => view.next !== "" && view.next === view.again,
  hasDeviceName: hasText("name"),
  hasPin: ({ view }: { view: { pin: string } }) => /^\d{4}$/.test(view.pin),
  isMinor: equal("state.minor.on", true),
};
