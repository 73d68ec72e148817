/** Icons and texts of the kinds of calls, and icons of settings rows. */
import blocked from "@material-symbols/svg-400/rounded/block.svg?raw";
import declined from "@material-symbols/svg-400/rounded/phone_disabled.svg?raw";
import incoming from "@material-symbols/svg-400/rounded/call_received.svg?raw";
import missed from "@material-symbols/svg-400/rounded/call_missed.svg?raw";
import outgoing from "@material-symbols/svg-400/rounded/call_made.svg?raw";
import list from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import bell from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import reply from "@material-symbols/svg-400/rounded/quickreply.svg?raw";
import forward from "@material-symbols/svg-400/rounded/phone_forwarded.svg?raw";
import tune from "@material-symbols/svg-400/rounded/tune.svg?raw";
import pin from "@material-symbols/svg-400/rounded/pin.svg?raw";
import speed from "@material-symbols/svg-400/rounded/speed.svg?raw";
import voicemail from "@material-symbols/svg-400/rounded/voicemail.svg?raw";
import spam from "@material-symbols/svg-400/rounded/report.svg?raw";
import record from "@material-symbols/svg-400/rounded/mic.svg?raw";
import gesture from "@material-symbols/svg-400/rounded/gesture.svg?raw";
import globe from "@material-symbols/svg-400/rounded/language.svg?raw";
import accessible from "@material-symbols/svg-400/rounded/accessibility_new.svg?raw";
import account from "@material-symbols/svg-400/rounded/account_circle.svg?raw";
import wifi from "@material-symbols/svg-400/rounded/wifi_calling.svg?raw";
import call from "@material-symbols/svg-400/rounded/call.svg?raw";
import answer from "@material-symbols/svg-400/rounded/ring_volume.svg?raw";
import history from "@material-symbols/svg-400/rounded/history.svg?raw";
import transfer from "@material-symbols/svg-400/rounded/swap_vert.svg?raw";
import type { IconName } from "../prefs.ts";
import type { Call } from "../../calls/state.ts";

export const kindIcons: Readonly<Record<Call["kind"], string>> = {
  outgoing,
  incoming,
  missed,
  declined,
  blocked,
  forwarded: forward,
};
export const kindTexts = {
  outgoing: "outgoing",
  incoming: "incoming",
  missed: "missed",
  declined: "declined",
  blocked: "blockedCall",
  forwarded: "forwarded",
} as const satisfies Record<Call["kind"], string>;
export const iconOf: Readonly<Record<IconName, string>> = {
  list,
  bell,
  reply,
  forward,
  tune,
  ban: declined,
  pin,
  speed,
  voicemail,
  block: blocked,
  spam,
  record,
  gesture,
  globe,
  accessible,
  account,
  wifi,
  call,
  answer,
  history,
  transfer,
};
