// `./phonebooth record`: lets a person play a task and stores it as a run's folder, which `export`, `report` and
// `rescore` accept.
import { main as run } from "./run.ts";
import { parseArgs } from "node:util";
import { RunError } from "#benchmark/run/run-error.ts";

const usage =
  "Usage: ./phonebooth record TASK --out DIR [--seed N] [--locale en|zh-CN] [--name WHO] [--url URL [--key KEY]]\n";

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: "string" },
      seed: { type: "string" },
      locale: { type: "string" },
      name: { type: "string" },
      url: { type: "string" },
      key: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [task, ...more] = positionals;
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (task === undefined || values.out === undefined || more.length > 0) throw new RunError(usage.trim());
  const { help: _, ...options } = values;
  const passed = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
  return run(["--agent", "human", "--tasks", task, ...passed]);
}
