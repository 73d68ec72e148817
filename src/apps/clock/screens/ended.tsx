import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import hourglass from "@material-symbols/svg-400/rounded/hourglass-fill.svg?raw";
import off from "@material-symbols/svg-400/rounded/timer_off.svg?raw";
import plus from "@material-symbols/svg-400/rounded/more_time.svg?raw";
import stop from "@material-symbols/svg-400/rounded/stop.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Action, Actions } from "#ui/kit/actions.tsx";
import { Alert } from "#ui/kit/shared/alert.tsx";
import clock from "../index.ts";
import { remainingMs } from "../queries.ts";
import { strings } from "../strings.ts";
import { countdownText, spanText } from "../texts.ts";

export default screen(clock, strings, "ended", (p) => {
  const timer = createMemo(() => p.state.timers[p.params.id]);
  const rings = () => p.can("stop");
  return (
    <Alert
      icon={rings() ? hourglass : off}
      quiet={!rings()}
      title={p.t(rings() ? "timeUp" : "timer")}
      figure={countdownText(rings() && timer() ? remainingMs(timer()!, p.now) : 0)}
      text={timer()?.label}
      note={rings() ? p.t("timerOf", { span: spanText(timer()?.durationMs ?? 0, p.t) }) : p.t("timerOver")}
    >
      <Actions>
        <Show when={rings()} fallback={<Action icon={close} label={p.t("close")} onTap={() => p.act.close()} />}>
          <Action icon={plus} label={p.t("minuteMore")} onTap={() => p.act.addMinute()} />
          <Action kind="stop" icon={stop} label={p.t("stop")} onTap={() => p.act.stop()} />
        </Show>
      </Actions>
    </Alert>
  );
});
