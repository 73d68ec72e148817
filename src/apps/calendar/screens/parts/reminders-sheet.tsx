/**
 * A sheet in which the user chooses an event's reminders. The choices for whole-day events differ from those for timed
 * events.
 */
import { Button } from "#ui/kit/buttons.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { CheckRow, List } from "#ui/kit/rows.tsx";
import type { EventFields } from "../../features/events/state.ts";
import { dayReminders, timedReminders } from "../../schemas.ts";
import { reminderText, type T } from "../../texts.ts";

type Reminders = EventFields["reminders"];
export function RemindersSheet(p: {
  readonly open: boolean;
  readonly allDay: boolean;
  readonly chosen: Reminders;
  readonly t: T;
  readonly onChoose: (reminders: Reminders) => void;
  readonly onDone: () => void;
}) {
  const offered = (): Readonly<Reminders> => (p.allDay ? dayReminders : timedReminders);
  const toggle = (minutes: Reminders[number]) =>
    p.onChoose(
      p.chosen.includes(minutes)
        ? p.chosen.filter((m) => m !== minutes)
        : [...p.chosen, minutes].toSorted((a, b) => a - b),
    );
  return (
    <Sheet open={p.open} title={p.t("reminders")} actions={<Button label={p.t("done")} onTap={() => p.onDone()} />}>
      <List each={offered()}>
        {(minutes) => (
          <CheckRow
            title={reminderText(minutes, p.allDay, p.t)}
            on={p.chosen.includes(minutes)}
            onTap={() => toggle(minutes)}
          />
        )}
      </List>
    </Sheet>
  );
}
