import { createMemo } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button, Chips } from "#ui/kit/buttons.tsx";
import { DurationPicker } from "../looks/duration-picker.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Page, Section, Stack } from "#ui/kit/page.tsx";
import clock from "../index.ts";
import { spanToMs } from "../navigation.ts";
import { strings } from "../strings.ts";

const presets = [1, 3, 5, 10, 15, 30] as const;

export default screen(clock, strings, "timer", (p) => {
  const options = createMemo(() => presets.map((n) => ({ id: String(n), label: p.t("unitMinutes", { n }) })));
  return (
    <Page back="close" title={p.t("newTimer")}>
      <Stack gap="large">
        <Section>
          <DurationPicker
            hours={p.field("hours")}
            minutes={p.field("minutes")}
            seconds={p.field("seconds")}
            names={[p.t("hours"), p.t("minutes"), p.t("seconds")]}
          />
        </Section>
        <Chips
          wrap
          name="presets"
          options={options()}
          chosen={String(spanToMs(p.view) / 60_000)}
          onPick={(n) => p.setView({ hours: "00", minutes: n.padStart(2, "0"), seconds: "00" })}
        />
        <Section>
          <Field at={p.field("label")} label={p.t("label")} placeholder={p.t("labelHint")} />
        </Section>
        <Button wide label={p.t("start")} disabled={!p.can("start")} onTap={() => p.act.start()} />
      </Stack>
    </Page>
  );
});
