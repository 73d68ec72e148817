import alarmIcon from "@material-symbols/svg-400/rounded/alarm-fill.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import off from "@material-symbols/svg-400/rounded/alarm_off.svg?raw";
import snooze from "@material-symbols/svg-400/rounded/snooze.svg?raw";
import stop from "@material-symbols/svg-400/rounded/stop.svg?raw";
import { createMemo, Show } from "solid-js";
import { clockText, longDateText, timeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Action, Actions } from "#ui/kit/actions.tsx";
import { Alert } from "#ui/kit/shared/alert.tsx";
import clock from "../index.ts";
import { strings } from "../strings.ts";

export default screen(clock, strings, "ringing", (p) => {
  const alarm = createMemo(() => p.state.alarms[p.params.id]);
  const rings = () => p.can("stop");
  const title = () => {
    const it = alarm();
    return it ? `${p.t("alarm")} ${clockText(it.hour, it.minute, p.os)}` : p.t("alarm");
  };
  return (
    <Alert
      icon={rings() ? alarmIcon : off}
      quiet={!rings()}
      title={title()}
      figure={timeText(p.now, p.os)}
      text={alarm()?.label}
      note={rings() ? longDateText(p.now, p.os) : p.t("alarmOver")}
    >
      <Actions>
        <Show when={rings()} fallback={<Action icon={close} label={p.t("close")} onTap={() => p.act.close()} />}>
          <Show when={p.can("snooze")}>
            <Action
              icon={snooze}
              label={p.t("snoozeFor", { n: alarm()?.snoozeMin ?? 0 })}
              onTap={() => p.act.snooze()}
            />
          </Show>
          <Action kind="stop" icon={stop} label={p.t("stop")} onTap={() => p.act.stop()} />
        </Show>
      </Actions>
    </Alert>
  );
});
