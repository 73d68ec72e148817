/** What falls due, from the state alone. */
import type { Due } from "../../os/app-command.ts";
import { hourMs, minuteMs } from "../../state/civil.ts";
import { knownAheadMs, lateAt } from "../../world/rails/sold.ts";
import type { State } from "./state.ts";
import { departsAt, reallyArrivesAt } from "./times.ts";

/** Late enough to be told. */
const lateMinutes = 8;
export function duesOf(state: State): Due[] {
  /** Nothing where it has no time. */
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
      const late = lateAt(t.train, t.day, t.board);
      return [
        ...(t.reminded ? [] : due({ at: departsAt(t) - hourMs, command: "remind", args })),
        ...(t.warned || late < lateMinutes
          ? []
          : due({ at: departsAt(t) - knownAheadMs + 30 * minuteMs, command: "warnLate", args })),
        ...due({ at: reallyArrivesAt(t), command: "arrive", args }),
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
