import alarm from "@material-symbols/svg-400/rounded/notifications_active.svg?raw";
import cake from "@material-symbols/svg-400/rounded/cake.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import off from "@material-symbols/svg-400/rounded/notifications_off.svg?raw";
import snooze from "@material-symbols/svg-400/rounded/snooze.svg?raw";
import stop from "@material-symbols/svg-400/rounded/alarm_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { longDateText, timeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Action, Actions } from "#ui/kit/actions.tsx";
import { Alert } from "#ui/kit/shared/alert.tsx";
import calendar from "#apps/calendar/index.ts";
import { findEntry } from "#apps/calendar/queries.ts";
import { strings } from "#apps/calendar/strings.ts";
import { whenText } from "#apps/calendar/texts.ts";

export default screen(calendar, strings, "ringing", (p) => {
  const entry = createMemo(() =>
    findEntry(p.state, p.params.id, p.params.day, { offsetMin: p.offsetMin, lang: p.lang, birthdays: [] }),
  );
  const rings = () => p.can("dismiss");
  const icon = () => (!rings() ? off : entry()?.kind === "birthday" ? cake : alarm);
  const about = () => {
    const e = entry();
    return e ? [whenText(e, p.os, p.now), e.location].filter((x) => x !== "").join("\n") : undefined;
  };
  return (
    <Alert
      icon={icon()}
      quiet={!rings()}
      tone={entry()?.tone}
      title={entry()?.title ?? p.t("gone")}
      figure={timeText(p.now, p.os)}
      text={about()}
      note={rings() ? longDateText(p.now, p.os) : p.t("ringingOver")}
    >
      <Actions>
        <Show when={rings()} fallback={<Action icon={close} label={p.t("close")} onTap={() => p.act.close()} />}>
          <Action icon={snooze} label={p.t("laterIn", { n: p.state.settings.laterMin })} onTap={() => p.act.later()} />
          <Action kind="stop" icon={stop} label={p.t("dismiss")} onTap={() => p.act.dismiss()} />
        </Show>
      </Actions>
    </Alert>
  );
});
