import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { Row, SwitchRow } from "#ui/kit/rows.tsx";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";

export default screen(settings, strings, "sim", (p) => {
  const sim = () => p.os.sims[p.params.id];
  const uses = () => {
    const { dataSim, callSim, smsSim } = p.os.settings.network;
    const used = [
      dataSim === p.params.id ? p.t("usedForData") : "",
      callSim === p.params.id ? p.t("usedForCalls") : "",
      smsSim === p.params.id ? p.t("usedForMessages") : "",
    ].filter((text) => text !== "");
    return used.length > 0 && sim()?.on ? used.join(p.lang === "en" ? ", " : "、") : p.t("none");
  };
  return (
    <Page back title={sim()?.carrier ?? p.t("simTitle")}>
      <Show when={sim()}>
        {(it) => (
          <>
            <Section>
              <SwitchRow title={p.t("useSim")} on={it().on} onTap={() => p.act.turn({ on: !it().on })} />
            </Section>
            <Section>
              <Row title={p.t("carrier")} value={it().carrier} />
              <Row title={p.t("phoneNumber")} value={it().number} />
              <Row title={p.t("simUses")} subtitle={uses()} />
            </Section>
          </>
        )}
      </Show>
    </Page>
  );
});
