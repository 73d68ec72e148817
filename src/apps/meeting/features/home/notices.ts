/** What the bell shows: invitations, what those who were asked said, records that are ready. Derived, but for when it was looked at. */
import { addDays } from "../../../../state/civil.ts";
import { answeredBy, answerTo } from "../../answers.ts";
import { me } from "../../ids.ts";
import type { State } from "../../state.ts";

export type Notice =
  | { readonly kind: "invite"; readonly at: number; readonly meeting: string }
  | {
      readonly kind: "answer";
      readonly at: number;
      readonly meeting: string;
      readonly person: string;
      readonly says: "yes" | "no";
    }
  | { readonly kind: "record"; readonly at: number; readonly record: string };
type Told = Pick<State, "meetings" | "records" | "clearedAt" | "seenAt" | "account">;

export function noticesOf(state: Told, now: number): Notice[] {
  const from = Math.max(state.clearedAt, addDays(now, -30));
  const all: Notice[] = [
    ...Object.values(state.meetings).flatMap((m): Notice[] => {
      if (m.host !== me) return m.listed ? [{ kind: "invite", at: m.at, meeting: m.id }] : [];
      return m.invitees.flatMap((person): Notice[] => {
        const says = answeredBy(m, person, now);
        const at = m.at + answerTo(m.id, person).afterMs;
        return says === null ? [] : [{ kind: "answer", at, meeting: m.id, person, says }];
      });
    }),
    ...Object.values(state.records).map(({ id, ready }): Notice => ({ kind: "record", at: ready, record: id })),
  ];
  return all.filter(({ at }) => at > from && at <= now).toSorted((a, b) => b.at - a.at);
}
export const hasNews = (state: Told, now: number): boolean =>
  state.account.signedIn && noticesOf(state, now).some(({ at }) => at > state.seenAt);
