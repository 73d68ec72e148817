/** Schedules a notification for each recording about which the owner has not been notified yet. */
import type { CloudRecord } from "./state.ts";

export const recordDues = (state: { readonly records: Readonly<Record<string, CloudRecord>> }) =>
  Object.values(state.records)
    .filter(({ told }) => !told)
    .map(({ id, ready }) => ({ at: ready, command: "tellRecord", args: { id } }));
