// An agent of a run that is a program of its own and drives its phone over adb. The run stays in charge of the steps: each
// action of the program is one turn, and the program's command ends when the run has performed it.
import { systemClock } from "#adb/clock.ts";
import { Device } from "#adb/device.ts";
import { displayFrom } from "#adb/displays.ts";
import { PhoneError, type Phone, type PhoneApp, type StepResult } from "#adb/phone.ts";
import { makeTurn, type Agent, type EpisodeBrief, type Session, type View } from "#benchmark/run/agent.ts";
import type { DisplayAction } from "#contract/action.ts";
import type { EpisodeEnd } from "#contract/env.ts";
import { reservePort, serveDevice, type Listener } from "./adb-listener.ts";
import { connectAdb, runProgram } from "./adb-program.ts";

/** How long the program can still read the answer to the command that ended the episode. */
const lastAnswersMs = 500;

interface WaitingStep {
  readonly action: DisplayAction;
  resolve(result: StepResult): void;
  reject(error: Error): void;
}
/** The steps that the door has asked for. The run takes one at a time. */
class StepQueue {
  readonly #waiting: WaitingStep[] = [];
  #taken: WaitingStep | null = null;
  #wake: () => void = () => {};
  #outcome: EpisodeEnd | null = null;
  #count = 0;

  /** Resolves when the run has performed the action. */
  ask(action: DisplayAction): Promise<StepResult> {
    if (this.#outcome !== null) return Promise.reject(new PhoneError(`the episode is over (${this.#outcome})`));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ action, resolve, reject });
      this.#wake();
    });
  }
  /** Returns the next action, or null if `done` resolves before there is one. */
  async take(done: Promise<unknown>): Promise<DisplayAction | null> {
    const finished = done.then(() => false);
    while (this.#waiting.length === 0) {
      const asked = new Promise<boolean>((resolve) => (this.#wake = () => resolve(true)));
      if (!(await Promise.race([finished, asked]))) break;
    }
    this.#taken = this.#waiting.shift() ?? null;
    return this.#taken?.action ?? null;
  }
  /** Answers the action that was taken last. */
  answer(message: string | null, outcome: EpisodeEnd | null): void {
    const taken = this.#taken;
    this.#taken = null;
    if (taken) taken.resolve({ step: ++this.#count, message, outcome });
  }
  /** The episode has ended. Actions that still wait are refused. */
  end(outcome: EpisodeEnd): void {
    this.#outcome = outcome;
    this.answer(null, outcome);
    for (const { reject } of this.#waiting.splice(0)) reject(new PhoneError(`the episode is over (${outcome})`));
  }
}

export interface AdbAgentOptions {
  /** A command line of the shell. It may contain {serial} and {instruction}. */
  readonly command: string;
  readonly name: string | null;
  /** The phone's apps. Called when an episode begins. */
  apps(): Promise<readonly PhoneApp[]>;
}

export function adbAgent({ command, name, apps }: AdbAgentOptions): Agent {
  const open = new Set<() => Promise<void>>();
  const taken = new Set<number>();
  return {
    profile: { name: name ?? "adb", settings: { via: "adb", command } },
    usesPictures: true,
    start: async (brief) => {
      const session = new AdbSession(brief, command, await apps(), taken);
      const close = async (): Promise<void> => {
        open.delete(close);
        await session.close();
      };
      open.add(close);
      return {
        next: (view, signal) => session.next(view, signal),
        onEnd: (outcome) => {
          session.end(outcome);
          setTimeout(() => void close(), lastAnswersMs);
        },
      };
    },
    end: async () => void (await Promise.all([...open].map((close) => close()))),
  };
}

class AdbSession implements Session {
  readonly #brief: EpisodeBrief;
  readonly #command: string;
  readonly #queue = new StepQueue();
  readonly #stop = new AbortController();
  readonly #apps: readonly PhoneApp[];
  readonly #ports: Set<number>;
  #view: View | null = null;
  #listener: Listener | null = null;
  #freePort: () => void = () => {};
  #disconnect: () => Promise<void> = async () => {};
  /** Resolves with the last action, after everything that the program has sent. */
  #ended: Promise<DisplayAction> | null = null;

  constructor(brief: EpisodeBrief, command: string, apps: readonly PhoneApp[], ports: Set<number>) {
    this.#brief = brief;
    this.#command = command;
    this.#apps = apps;
    this.#ports = ports;
  }

  async next(view: View, signal: AbortSignal) {
    // The time limit of a turn goes off later even if the turn has ended, so its signal counts only during the turn.
    const stop = (): void => this.#stop.abort();
    signal.addEventListener("abort", stop, { once: true });
    try {
      this.#view = view;
      if (this.#ended === null) this.#ended = this.#drive();
      else this.#queue.answer(view.message, null);
      const action = await this.#queue.take(this.#ended);
      return makeTurn([action ?? (await this.#ended)]);
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }
  end(outcome: EpisodeEnd): void {
    this.#queue.end(outcome);
  }
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#disconnect();
    await this.#listener?.close();
    this.#freePort();
  }

  /** Opens the door and runs the program. Returns the action that its exit means. */
  async #drive(): Promise<DisplayAction> {
    const door = await reservePort(null, this.#ports);
    this.#ports.add(door.port);
    this.#freePort = () => void this.#ports.delete(door.port);
    const device = new Device({ phone: await this.#phone(), clock: systemClock, serial: `run-${door.port}` });
    this.#listener = serveDevice(door, device, (error) => void process.stderr.write(`adb: ${String(error)}\n`));
    const { serial } = this.#listener;
    this.#disconnect = await connectAdb([serial]);
    // The shell gets both as variables, so that no instruction can be read as a command.
    const line = this.#command
      .replaceAll("{serial}", '"$ANDROID_SERIAL"')
      .replaceAll("{instruction}", '"$PHONEBOOTH_INSTRUCTION"');
    const { instruction } = this.#brief;
    const status = await runProgram({
      command: ["/bin/sh", "-c", line],
      serial,
      instruction,
      signal: this.#stop.signal,
    });
    await device.hand.settle().catch((error: unknown) => {
      if (!(error instanceof PhoneError)) throw error;
    });
    return { type: status === 0 ? "COMPLETE" : "ABORT" };
  }

  async #phone(): Promise<Phone> {
    const { inside, extended = false } = this.#brief;
    const read: Phone["read"] = async (path) => {
      if (inside === null) throw new PhoneError("a verified run shows only the display");
      return (await inside.env.state(path)).state;
    };
    const picture = async (): Promise<Uint8Array> => {
      const png = this.#view?.picture;
      if (!png) throw new PhoneError("the run has no picture of this step");
      return png;
    };
    return {
      id: "run",
      apps: this.#apps,
      hasExtendedActions: extended,
      display: await displayFrom(read, picture),
      step: (action) => this.#queue.ask(action),
      picture,
      elements: async () => {
        if (!this.#view?.elements) throw new PhoneError("this run gives no elements: start it with --elements");
        return this.#view.elements;
      },
      read,
    };
  }
}
