/** How each kind of call is shown. */
import blocked from "@material-symbols/svg-400/rounded/block.svg?raw";
import declined from "@material-symbols/svg-400/rounded/phone_disabled.svg?raw";
import incoming from "@material-symbols/svg-400/rounded/call_received.svg?raw";
import missed from "@material-symbols/svg-400/rounded/call_missed.svg?raw";
import outgoing from "@material-symbols/svg-400/rounded/call_made.svg?raw";
import type { Call } from "../state.ts";

export const kindIcons: Readonly<Record<Call["kind"], string>> = { outgoing, incoming, missed, declined, blocked };
export const kindNames = {
  outgoing: "outgoing",
  incoming: "incoming",
  missed: "missed",
  declined: "declined",
  blocked: "blockedCall",
} as const satisfies Record<Call["kind"], string>;
