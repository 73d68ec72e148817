/** An event's reminders, and a switch for ringing. */
import notifications from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import ring from "@material-symbols/svg-400/rounded/alarm.svg?raw";
import { Show } from "solid-js";
import { Row, SwitchRow } from "#ui/kit/rows.tsx";
import type { EventFields } from "../../features/events/state.ts";
import { remindersText, type T } from "../../texts.ts";

export function ReminderRows(p: {
  readonly reminders: EventFields["reminders"];
  readonly allDay: boolean;
  readonly rings: boolean;
  readonly t: T;
  readonly onOpen: () => void;
  readonly onRings: (rings: boolean) => void;
}) {
  return (
    <>
      <Row
        icon={notifications}
        title={p.t("reminders")}
        subtitle={remindersText(p.reminders, p.allDay, p.t)}
        leads
        onTap={() => p.onOpen()}
      />
      <Show when={p.reminders.length > 0}>
        <SwitchRow
          icon={ring}
          title={p.t("rings")}
          subtitle={p.t("ringsHint")}
          on={p.rings}
          onTap={() => p.onRings(!p.rings)}
        />
      </Show>
    </>
  );
}
