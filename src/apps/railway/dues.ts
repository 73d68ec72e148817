/** Lists the scheduled commands. The list depends only on the state. */
import type { Due } from "#os/app-command.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { delayNoticeMs, delayAtStop } from "#world/rails/train-status.ts";
import type { State } from "./state.ts";
import { departsAt, delayedArrivalAt } from "./times.ts";

/** The shortest delay that causes a warning, in minutes. */
const minReportedDelayMinutes = 8;
export function duesOf(state: State): Due[] {
  /** Returns an empty list if the time is null. */
  const due = ({ at, ...rest }: Omit<Due, "at"> & { readonly at: number | null }): Due[] =>
    at === null ? [] : [{ at, ...rest }];
  return [
    ...Object.values(state.orders).flatMap((o) =>
      o.status === "unpaid" ? due({ at: o.payBy, command: "lapseOrder", args: { order: o.id } }) : [],
    ),
    ...Object.values(state.waits).flatMap((w) => {
      const args = { wait: w.id };
      if (w.status === "unpaid") return due({ at: w.payBy, command: "lapseWait", args });
      return w.status === "waiting"
        ? [...due({ at: w.triesAt, command: "tryWait", args }), ...due({ at: w.endsAt, command: "endWait", args })]
        : [];
    }),
    ...Object.values(state.tickets).flatMap((t) => {
      if (t.status !== "paid") return [];
      const args = { ticket: t.id };
      const late = delayAtStop(t.train, t.day, t.board);
      return [
        ...(t.reminded ? [] : due({ at: departsAt(t) - hourMs, command: "remind", args })),
        ...(t.warned || late < minReportedDelayMinutes
          ? []
          : due({ at: departsAt(t) - delayNoticeMs + 30 * minuteMs, command: "warnLate", args })),
        ...due({ at: delayedArrivalAt(t), command: "arrive", args }),
      ];
    }),
    ...Object.values(state.passengers).flatMap((p) => [
      ...(p.check === "pending" ? due({ at: p.checkedAt, command: "checkPassenger", args: { passenger: p.id } }) : []),
      ...(p.student?.check === "pending"
        ? due({ at: p.student.checkedAt, command: "checkStudent", args: { passenger: p.id } })
        : []),
    ]),
    ...Object.values(state.meals).flatMap((m) => {
      const args = { meal: m.id };
      if (m.status === "unpaid") return due({ at: m.payBy, command: "lapseMeal", args });
      return m.status === "paid" ? due({ at: m.bringsAt, command: "bringMeal", args }) : [];
    }),
  ];
}
