import contrast from "@material-symbols/svg-400/rounded/dark_mode.svg?raw";
import image from "@material-symbols/svg-400/rounded/image.svg?raw";
import restart from "@material-symbols/svg-400/rounded/restart_alt.svg?raw";
import schedule from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import shuffle from "@material-symbols/svg-400/rounded/shuffle.svg?raw";
import { Show } from "solid-js";
import { clockText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Dialog, Sheet } from "#ui/kit/overlays.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { TimePicker } from "#ui/kit/pickers.tsx";
import { List, RadioRow, Row, SwitchRow } from "#ui/kit/rows.tsx";
import themes from "../index.ts";
import { sources } from "../state.ts";
import { strings } from "../strings.ts";

export default screen(themes, strings, "settings", (p) => {
  const time = () => clockText(Math.floor(p.state.shuffle.at / 60), p.state.shuffle.at % 60, p.os);
  return (
    <Page
      back
      title={p.t("settings")}
      overlays={
        <>
          <Sheet open={p.view.open === "from"} title={p.t("shuffleFrom")}>
            <List each={sources}>
              {(from) => (
                <RadioRow title={p.t(from)} on={p.state.shuffle.from === from} onTap={() => p.act.from({ from })} />
              )}
            </List>
          </Sheet>
          <Dialog
            open={p.view.open === "time"}
            title={p.t("time")}
            ok={p.t("save")}
            disabled={!p.can("saveTime")}
            onOk={() => p.act.saveTime()}
          >
            <TimePicker hour={p.field("hour")} minute={p.field("minute")} />
          </Dialog>
        </>
      }
    >
      <Section title={p.t("themes")}>
        <SwitchRow
          icon={contrast}
          title={p.t("withMode")}
          subtitle={p.t("withModeHint")}
          on={p.state.withMode}
          onTap={() => p.act.mode()}
        />
      </Section>
      <Section title={p.t("wallpapers")}>
        <SwitchRow
          icon={shuffle}
          title={p.t("shuffle")}
          subtitle={p.t("shuffleHint", { time: time() })}
          on={p.state.shuffle.on}
          onTap={() => p.act.shuffle()}
        />
        <Show when={p.state.shuffle.on}>
          <Row icon={schedule} title={p.t("time")} value={time()} leads onTap={() => p.act.editTime()} />
          <Row
            icon={image}
            title={p.t("shuffleFrom")}
            subtitle={p.t(p.state.shuffle.from)}
            leads
            onTap={() => p.setView({ open: "from" })}
          />
        </Show>
      </Section>
      <Section>
        <Row icon={restart} title={p.t("resetRow")} subtitle={p.t("resetHint")} onTap={() => p.act.reset()} />
      </Section>
    </Page>
  );
});
