import bell from "@material-symbols/svg-400/rounded/warning.svg?raw";
import compress from "@material-symbols/svg-400/rounded/compress.svg?raw";
import evening from "@material-symbols/svg-400/rounded/nightlight.svg?raw";
import morning from "@material-symbols/svg-400/rounded/wb_twilight.svg?raw";
import quiet from "@material-symbols/svg-400/rounded/bedtime.svg?raw";
import rain from "@material-symbols/svg-400/rounded/umbrella.svg?raw";
import thermostat from "@material-symbols/svg-400/rounded/thermostat.svg?raw";
import visibility from "@material-symbols/svg-400/rounded/visibility.svg?raw";
import wind from "@material-symbols/svg-400/rounded/air.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Dialog, Sheet } from "#ui/kit/overlays.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { TimePicker } from "#ui/kit/pickers.tsx";
import { List, RadioRow, Row, SwitchRow } from "#ui/kit/rows.tsx";
import weather from "../index.ts";
import { mainCity } from "../queries.ts";
import { pressureUnits, temperatureUnits, visibilityUnits, windUnits, type Units } from "../state.ts";
import { strings } from "../strings.ts";
import { cityName } from "./parts/sky-view.tsx";
import { clockAt } from "./parts/times.ts";

const choices = [
  { id: "temperature", icon: thermostat, options: temperatureUnits },
  { id: "wind", icon: wind, options: windUnits },
  { id: "pressure", icon: compress, options: pressureUnits },
  { id: "visibility", icon: visibility, options: visibilityUnits },
] as const;

export default screen(weather, strings, "settings", (p) => {
  const at = (name: keyof typeof p.state.at) => clockAt(p.state.at[name], p.os);
  const about = () => {
    const city = mainCity(p.state);
    return city ? p.t("about", { city: cityName(city, p.lang) }) : p.t("noPlaces");
  };
  return (
    <Page
      back
      title={p.t("settings")}
      overlays={
        <>
          <For each={choices}>
            {(choice) => (
              <Sheet open={p.view.open === choice.id} title={p.t(choice.id)}>
                <List each={choice.options as readonly Units[keyof Units][]}>
                  {(unit) => (
                    <RadioRow
                      title={p.t(unit)}
                      on={p.state.units[choice.id] === unit}
                      onTap={() => p.act.units({ [choice.id]: unit })}
                    />
                  )}
                </List>
              </Sheet>
            )}
          </For>
          <Dialog
            open={p.view.open === "time"}
            title={p.t(p.view.time)}
            ok={p.t("save")}
            disabled={!p.can("saveTime")}
            onOk={() => p.act.saveTime()}
          >
            <TimePicker hour={p.field("hour")} minute={p.field("minute")} />
          </Dialog>
        </>
      }
    >
      <Section title={p.t("units")}>
        <For each={choices}>
          {(choice) => (
            <Row
              icon={choice.icon}
              title={p.t(choice.id)}
              subtitle={p.t(p.state.units[choice.id])}
              leads
              onTap={() => p.setView({ open: choice.id })}
            />
          )}
        </For>
      </Section>
      <Section title={p.t("notifications")} note={about()}>
        <SwitchRow
          icon={rain}
          title={p.t("rain")}
          subtitle={p.t("rainHint")}
          on={p.state.on.rain}
          onTap={() => p.act.switch({ name: "rain" })}
        />
        <SwitchRow
          icon={bell}
          title={p.t("severe")}
          subtitle={p.t("severeHint")}
          on={p.state.on.severe}
          onTap={() => p.act.switch({ name: "severe" })}
        />
        <SwitchRow
          icon={morning}
          title={p.t("morning")}
          subtitle={p.t("briefHint", { time: at("morning") })}
          on={p.state.on.morning}
          onTap={() => p.act.switch({ name: "morning" })}
        />
        <Show when={p.state.on.morning}>
          <Row
            title={p.t("time")}
            name={`${p.t("morning")}, ${at("morning")}`}
            value={at("morning")}
            leads
            onTap={() => p.act.editTime({ name: "morning" })}
          />
        </Show>
        <SwitchRow
          icon={evening}
          title={p.t("evening")}
          subtitle={p.t("briefHint", { time: at("evening") })}
          on={p.state.on.evening}
          onTap={() => p.act.switch({ name: "evening" })}
        />
        <Show when={p.state.on.evening}>
          <Row
            title={p.t("time")}
            name={`${p.t("evening")}, ${at("evening")}`}
            value={at("evening")}
            leads
            onTap={() => p.act.editTime({ name: "evening" })}
          />
        </Show>
      </Section>
      <Section>
        <SwitchRow
          icon={quiet}
          title={p.t("quiet")}
          subtitle={p.t("quietHint", { from: at("quietFrom"), to: at("quietTo") })}
          on={p.state.on.quiet}
          onTap={() => p.act.switch({ name: "quiet" })}
        />
        <Show when={p.state.on.quiet}>
          <Row
            title={p.t("quietFrom")}
            value={at("quietFrom")}
            leads
            onTap={() => p.act.editTime({ name: "quietFrom" })}
          />
          <Row title={p.t("quietTo")} value={at("quietTo")} leads onTap={() => p.act.editTime({ name: "quietTo" })} />
        </Show>
      </Section>
    </Page>
  );
});
