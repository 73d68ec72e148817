/**
 * The notices that the bell opens: invitations, answers of invited people, finished recordings. The notices are derived
 * from the state. The state stores only two times: when the user last opened the list, and when the user last cleared
 * it.
 */
import { addDays } from "#state/civil.ts";
import { currentAnswer, drawAnswer } from "../../answers.ts";
import { me } from "../../ids.ts";
import type { State } from "../../state.ts";

export type Notice =
  | { readonly kind: "invite"; readonly at: number; readonly meeting: string }
  | {
      readonly kind: "answer";
      readonly at: number;
      readonly meeting: string;
      readonly person: string;
      readonly answer: "yes" | "no";
    }
  | { readonly kind: "record"; readonly at: number; readonly record: string };
type NoticeState = Pick<State, "meetings" | "records" | "clearedAt" | "seenAt" | "account">;

export function listNotices(state: NoticeState, now: number): Notice[] {
  const from = Math.max(state.clearedAt, addDays(now, -30));
  const all: Notice[] = [
    ...Object.values(state.meetings).flatMap((m): Notice[] => {
      if (m.host !== me) return m.listed ? [{ kind: "invite", at: m.at, meeting: m.id }] : [];
      return m.invitees.flatMap((person): Notice[] => {
        const answer = currentAnswer(m, person, now);
        const at = m.at + drawAnswer(m.id, person).afterMs;
        return answer === null ? [] : [{ kind: "answer", at, meeting: m.id, person, answer }];
      });
    }),
    ...Object.values(state.records).map(({ id, ready }): Notice => ({ kind: "record", at: ready, record: id })),
  ];
  return all.filter(({ at }) => at > from && at <= now).toSorted((a, b) => b.at - a.at);
}
export const hasNewNotices = (state: NoticeState, now: number): boolean =>
  state.account.signedIn && listNotices(state, now).some(({ at }) => at > state.seenAt);
