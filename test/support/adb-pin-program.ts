// A program that drives a phone over adb, for tests of `./phonebooth run --adb`. It solves notes/pin-among-drafts with seed 3.
// Arguments: the serial of the phone, and the instruction, which must name the note.
import { connectYume } from "./yume-adb.ts";

const [serial = "", instruction = ""] = process.argv.slice(2);
const note = /"([^"]+)"/.exec(instruction)?.[1];
if (note === undefined) throw new Error(`The instruction names no note: ${instruction}`);
const client = await connectYume(Number(serial.split(":")[1]));
const shell = async (command: string): Promise<string> => {
  const { stdout, stderr, exitCode } = await client.adb.subprocess.shellProtocol!.spawnWaitText(command);
  if (exitCode !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
};
const tap = async (name: string, hold = false): Promise<void> => {
  const xml = await shell("uiautomator dump /sdcard/w.xml >/dev/null && cat /sdcard/w.xml");
  const node = xml
    .match(/<node [^>]*>/g)
    ?.find((one) => one.includes(`text="${name}"`) || one.includes(`content-desc="${name}"`));
  const [left = 0, top = 0, right = 0, bottom = 0] = (/bounds="\[(\d+),(\d+)\]\[(\d+),(\d+)\]"/.exec(node ?? "") ?? [])
    .slice(1)
    .map(Number);
  const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  await shell(hold ? `input swipe ${x} ${y} ${x} ${y} 900` : `input tap ${x} ${y}`);
};

await shell("monkey -p com.google.android.keep -c android.intent.category.LAUNCHER 1");
await tap("Search notes");
await shell("input text draft%s4");
await tap(note, true);
await tap("Pin");
if (process.argv[4] === "say") await shell("am broadcast -a phonebooth.COMPLETE");
await client.close();
