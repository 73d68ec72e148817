/** View state and guards of the network screens. */
import { equal } from "#os/guards.ts";
import * as v from "valibot";
import { flag, nullableField, overlay, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { settings } from "../../state.ts";
import { Id } from "../../fields.ts";

export const networkScreens = {
  wifi: settings.screen({
    view: { target: nullableField(Id), password: textUpTo(63), visible: flag, open: overlay("password") },
    focus: [
      {
        field: "password",
        kind: ({ view }) => (view.visible ? "text" : "password"),
        when: whileOpen("password"),
      },
    ],
  }),
  saved: settings.screen({}),
  wifiNetwork: settings.screen({ params: { id: Id } }),
  sim: settings.screen({ params: { id: Id } }),
  wifiAdd: settings.screen({
    view: { ssid: textUpTo(32), password: textUpTo(63), secured: v.optional(v.boolean(), true), visible: flag },
    focus: [{ field: "ssid" }],
  }),
};
export const networkGuards = {
  longEnough: ({ view }: { view: { password: string } }) => view.password.length >= 8,
  isConnected: ({ params, os }: { params: { id: string }; os: { wifi: { connected: string | null } } }) =>
    os.wifi.connected === params.id,
  isSaved: ({
    params,
    os,
  }: {
    params: { id: string };
    os: { wifi: { networks: Record<string, { saved: boolean }> } };
  }) => os.wifi.networks[params.id]?.saved === true,
  networkNamed: ({ view }: { view: { ssid: string; password: string; secured: boolean } }) =>
    view.ssid.trim() !== "" && (!view.secured || view.password.length >= 8),
  wifiOn: equal("os.settings.network.wifi", true),
};
