import * as v from "valibot";
import { overlay, listField } from "#os/values.ts";
import { PassengerId, WaitId } from "../../ids.ts";
import { railway, type State } from "../../state.ts";
import { tripFields, waitHours } from "../book/state.ts";

export const waitScreens = {
  waitForm: railway.screen({
    params: tripFields,
    view: { riders: listField(PassengerId), hours: v.optional(v.picklist(waitHours), 6), open: overlay("people") },
  }),
  wait: railway.screen({ params: { wait: WaitId }, view: { open: overlay("pay") } }),
};
type WaitContext = { state: State; params: { wait: string } };
export const waitGuards = {
  isWaitUnpaid: ({ state, params }: WaitContext) => state.waits[params.wait]?.status === "unpaid",
  isWaitOpen: ({ state, params }: WaitContext) =>
    ["unpaid", "waiting"].includes(state.waits[params.wait]?.status ?? ""),
};
