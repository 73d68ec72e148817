// A program that drives a phone over adb, for tests: it presses Back twice. Argument: the serial of the phone.
import { connectYume } from "./yume-adb.ts";

const client = await connectYume(Number((process.argv[2] ?? "").split(":")[1]));
for (let i = 0; i < 2; i++)
  await client.adb.subprocess.shellProtocol!.spawnWaitText("input keyevent 4 && dumpsys display >/dev/null");
await client.close();
