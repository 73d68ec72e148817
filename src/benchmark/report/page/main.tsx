// The script of the report page: reads the block of JSON and displays one run or a comparison.
import { Match, Switch } from "solid-js";
import { render } from "solid-js/web";
import { dataBlock, type ComparisonPage, type PageData, type RunPage } from "../data.ts";
import { readBlock } from "./blocks.ts";
import { ComparedRuns } from "./compared-runs.tsx";
import { OneRun } from "./one-run.tsx";
import "./report.css";

const data = readBlock<PageData>(dataBlock)!;
render(
  () => (
    <Switch>
      <Match when={data.kind === "run"}>
        <OneRun data={data as RunPage} />
      </Match>
      <Match when={data.kind === "comparison"}>
        <ComparedRuns data={data as ComparisonPage} />
      </Match>
    </Switch>
  ),
  document.querySelector("#app")!,
);
