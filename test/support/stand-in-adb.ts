// A program in place of `adb`, for machines without it: it speaks to the port in the serial number directly, with
// @yume-chan/adb. It knows only the commands that real phones need: get-state, devices, shell, exec-out.
import { connectYume } from "./yume-adb.ts";

const args = process.argv.slice(2);
const serial = args[0] === "-s" ? args[1]! : "";
const [command, ...words] = args[0] === "-s" ? args.slice(2) : args;
process.exitCode = await run();

async function run(): Promise<number> {
  if (command === "devices") {
    process.stdout.write("List of devices attached\n\n");
    return 0;
  }
  const client = await connectYume(Number(serial.split(":")[1])).catch(() => null);
  if (client === null) {
    process.stderr.write(`error: device '${serial}' not found\n`);
    return 1;
  }
  try {
    if (command === "get-state") {
      process.stdout.write("device\n");
      return 0;
    }
    const line = words.join(" ");
    if (command === "shell") {
      const { stdout, stderr, exitCode } = await client.adb.subprocess.shellProtocol!.spawnWaitText(line);
      process.stdout.write(stdout);
      process.stderr.write(stderr);
      return exitCode;
    }
    if (command === "exec-out") {
      process.stdout.write(await client.adb.subprocess.noneProtocol.spawnWait(line));
      return 0;
    }
    process.stderr.write(`adb: unknown command ${command ?? ""}\n`);
    return 1;
  } finally {
    await client.close();
  }
}
