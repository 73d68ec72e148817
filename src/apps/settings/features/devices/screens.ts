/** View state and guards of the device screens. */
import { equal, hasText } from "#os/guards.ts";
import { overlay, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { settings } from "../../state.ts";
import { Id, draft } from "../../fields.ts";

export const devicesScreens = {
  bluetooth: settings.screen({ view: draft, focus: [{ field: "draft", when: whileOpen("edit") }] }),
  device: settings.screen({
    params: { id: Id },
    view: { name: textUpTo(40), open: overlay("rename") },
    focus: [{ field: "name", when: whileOpen("rename") }],
  }),
};
export const devicesGuards = {
  named: hasText("name"),
  bluetoothOn: equal("os.settings.network.bluetooth", true),
};
