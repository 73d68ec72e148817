import * as v from "valibot";
import { overlay, several } from "../../../../os/values.ts";
import { PassengerId, WaitId } from "../../ids.ts";
import { railway, type State } from "../../state.ts";
import { tripFields, waitHours } from "../book/state.ts";

export const waitScreens = {
  waitForm: railway.screen({
    params: tripFields,
    view: { riders: several(PassengerId), hours: v.optional(v.picklist(waitHours), 6), open: overlay("people") },
  }),
  wait: railway.screen({ params: { wait: WaitId }, view: { open: overlay("pay") } }),
};
type OnWait = { state: State; params: { wait: string } };
export const waitGuards = {
  isWaitUnpaid: ({ state, params }: OnWait) => state.waits[params.wait]?.status === "unpaid",
  isWaitOpen: ({ state, params }: OnWait) => ["unpaid", "waiting"].includes(state.waits[params.wait]?.status ?? ""),
};
