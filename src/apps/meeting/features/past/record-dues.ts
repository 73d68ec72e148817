/** Schedules a notification for each recording whose owner was not notified yet. */
import type { CloudRecord } from "./state.ts";

export const recordDues = (state: { readonly records: Readonly<Record<string, CloudRecord>> }) =>
  Object.values(state.records)
    .filter(({ told }) => !told)
    .map(({ id, ready }) => ({ at: ready, command: "tellRecord", args: { id } }));
