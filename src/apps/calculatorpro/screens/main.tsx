import history from "@material-symbols/svg-400/rounded/history.svg?raw";
import sweep from "@material-symbols/svg-400/rounded/delete_sweep.svg?raw";
import { Match, Show, Switch as Choose } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Chips, IconButton } from "#ui/kit/buttons.tsx";
import { Page } from "#ui/kit/page.tsx";
import calculatorpro from "../index.ts";
import { tabs } from "../navigation.ts";
import { formatLiteral } from "../queries.ts";
import { strings } from "../strings.ts";
import { historySheet } from "./parts/history.tsx";
import { programmerKeys, programmerTab } from "./parts/programmer.tsx";
import { scienceKeys, scienceTab } from "./parts/science.tsx";
import { statisticsTab } from "./parts/statistics.tsx";

export default screen(calculatorpro, strings, "main", (p) => {
  const subtitle = () => {
    if (p.view.tab !== "science") return undefined;
    const angle = p.t(p.state.angle === "deg" ? "inDegrees" : "inRadians");
    return p.state.memory === null ? angle : p.t("memoryIs", { angle, n: formatLiteral(p.state.memory) });
  };
  return (
    <Page
      tone="violet"
      part={p.view.tab}
      title={p.t("title")}
      subtitle={subtitle()}
      actions={
        <Choose>
          <Match when={p.view.tab === "science"}>
            <IconButton icon={history} name={p.t("history")} onTap={() => p.setView({ open: "history" })} />
          </Match>
          <Match when={p.view.tab === "statistics"}>
            <IconButton
              icon={sweep}
              name={p.t("clearNumbers")}
              disabled={!p.can("clearNumbers")}
              onTap={() => p.act.clearNumbers()}
            />
          </Match>
        </Choose>
      }
      top={
        <Chips
          name="tabs"
          options={tabs.map((tab) => ({ id: tab, label: p.t(tab) }))}
          chosen={p.view.tab}
          onPick={(id) => p.setView({ tab: tabs.find((tab) => tab === id) ?? "science" })}
        />
      }
      bottom={
        <Show when={p.view.tab !== "statistics"}>
          <Show when={p.view.tab === "science"} fallback={programmerKeys(p)}>
            {scienceKeys(p)}
          </Show>
        </Show>
      }
      overlays={historySheet(p)}
    >
      <Choose>
        <Match when={p.view.tab === "science"}>{scienceTab(p)}</Match>
        <Match when={p.view.tab === "programmer"}>{programmerTab(p)}</Match>
        <Match when={p.view.tab === "statistics"}>{statisticsTab(p)}</Match>
      </Choose>
    </Page>
  );
});
