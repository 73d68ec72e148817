// The shell of a phone for tests without a phone: it records the command lines, and answers from a table.
import type { AdbShell, ShellOutput } from "#benchmark/device/shell.ts";
import type { TestClient } from "./adb-phone.ts";

type Answer = string | Partial<ShellOutput>;

export class StandInShell implements AdbShell {
  readonly commands: string[] = [];
  readonly #answers: (readonly [RegExp, Answer])[];
  /** The bytes of the next pictures; the last one stays. */
  pictures: Uint8Array[];

  /** An earlier answer wins. A command without an answer prints nothing. */
  constructor(pictures: readonly Uint8Array[], ...answers: readonly (readonly [RegExp, Answer])[]) {
    this.pictures = [...pictures];
    this.#answers = [
      ...answers,
      [/^getprop/, "Acme\nOne\n14\nacme/one:14\nzh-Hans-CN\n\n"],
      [/^wm size/, "Physical size: 1000x2000\n2026-03-16T09:00:03+0800\n"],
      [/default_input_method/, "com.acme/.Keyboard\n"],
      [/^pm list/, "package:com.acme\npackage:com.google.android.keep\n"],
      [/resolve-activity/, "priority=0\ncom.google.android.keep/.activities.BrowseActivity\n"],
    ];
  }
  async shell(command: string): Promise<ShellOutput> {
    this.commands.push(command);
    const answer = this.#answers.find(([pattern]) => pattern.test(command))?.[1] ?? "";
    return { stdout: "", stderr: "", status: 0, ...(typeof answer === "string" ? { stdout: answer } : answer) };
  }
  async exec(): Promise<Uint8Array> {
    return this.pictures.length > 1 ? this.pictures.shift()! : this.pictures[0]!;
  }
  /** The commands that did something to the phone, since the last call. */
  taken(): string[] {
    const looking = /^(wm size|getprop|pm list|settings get|ime list|cmd package|rm -f)/;
    return this.commands.splice(0).filter((command) => !looking.test(command));
  }
}

/** The shell of a door of our own, in memory. The door's clock moves while a command runs. */
export const doorShell = (client: TestClient): AdbShell => {
  const finish = async <T>(result: Promise<T>): Promise<T> => {
    const state = { isDone: false };
    const end = result.finally(() => (state.isDone = true));
    while (!state.isDone) await client.clock.advance(20);
    return end;
  };
  return {
    shell: async (command) => {
      const { stdout, stderr, status } = await finish(client.shell(command));
      return { stdout, stderr, status: status ?? 0 };
    },
    exec: async (command) => (await finish(client.request(`exec:${command}`)))!,
  };
};
