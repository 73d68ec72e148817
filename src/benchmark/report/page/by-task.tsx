/** Compares two runs task by task: how many episodes succeeded in both runs, in one run, or in neither. */
import { For } from "solid-js";
import type { RunPair, TaskBuckets } from "../data.ts";
import { letterOf } from "../format.ts";

/** Displays the paired outcomes of each task. Tasks whose outcomes differ come first. */
export function ByTask(props: { pair: RunPair }) {
  const rows = () => {
    const differs = ({ first, second }: TaskBuckets) => Number(first + second > 0);
    return props.pair.tasks.toSorted((x, y) => differs(y) - differs(x));
  };
  return (
    <details class="by-task">
      <summary>By task</summary>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Task</th>
              <th>both</th>
              <th>only {letterOf(props.pair.first)}</th>
              <th>only {letterOf(props.pair.second)}</th>
              <th>neither</th>
            </tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {({ task, both, first, second, neither }) => (
                <tr>
                  <td class="mono">{task}</td>
                  <td>{both}</td>
                  <td>{first}</td>
                  <td>{second}</td>
                  <td>{neither}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </details>
  );
}
