// A phone and a client for tests of the adb door, without a server. The phone records its actions; the client speaks the
// protocol over memory.
import { deflateSync } from "node:zlib";
import { readUint32, concatBytes, toBytes, toText } from "#adb/bytes.ts";
import type { Clock } from "#adb/clock.ts";
import type { Connection } from "#adb/connection.ts";
import { Device } from "#adb/device.ts";
import { Command, encodeMessage, MessageParser, type Message } from "#adb/message.ts";
import { PhoneError, type Phone, type StepResult } from "#adb/phone.ts";
import { connect } from "#adb/services.ts";
import type { DisplayAction } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Json } from "#contract/json.ts";

/** A clock that moves only when a test moves it. */
export class TestClock implements Clock {
  #now = 0;
  #timers: { readonly at: number; readonly job: () => void }[] = [];
  now(): number {
    return this.#now;
  }
  seconds(): number {
    return 1_800_000_000 + Math.floor(this.#now / 1000);
  }
  after(ms: number, job: () => void): () => void {
    const timer = { at: this.#now + ms, job };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((one) => one !== timer));
  }
  /** Moves the clock, and lets everything finish that this caused. */
  async advance(ms: number): Promise<void> {
    this.#now += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { job } of due) job();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export const element = (role: string, name: string, more: Partial<Element> = {}): Element => ({
  role,
  name,
  bounds: [0, 0, 500, 100],
  enabled: true,
  focused: false,
  scrollable: false,
  ...more,
});

export class TestPhone implements Phone {
  readonly id = "env_test";
  readonly apps = ["browser", "calculator", "clock", "launcher", "notes", "settings", "wechat"].map((id) => ({
    id,
    title: { en: id, zh: id },
  }));
  readonly display = { width: 1080, height: 2400, density: 480 };
  hasExtendedActions = true;
  readonly actions: DisplayAction[] = [];
  readonly png = makePng(4, 2);
  shown: Element[] = [];
  state: Record<string, Json> = {
    view: { front: "notes", surface: null, locked: false, power: "on", permission: null },
    "view.power": "on",
    "view.recents": ["notes"],
    "view.clipboard.items": ["copied"],
    "os.battery": { level: 82, charging: false },
    "os.settings": { language: { language: "en" }, time: { zone: "Asia/Shanghai" } },
    "os.settings.time.zone": "Asia/Shanghai",
    "os.settings.network.wifi": true,
    clock: { nowMs: Date.UTC(2026, 2, 16, 1, 0, 3) },
  };
  message: string | null = null;
  refusal: string | null = null;

  async step(action: DisplayAction): Promise<StepResult> {
    if (this.refusal !== null) throw new PhoneError(this.refusal);
    this.actions.push(action);
    const outcome = action.type === "COMPLETE" ? "complete" : action.type === "ABORT" ? "abort" : null;
    return { step: this.actions.length, message: this.message, outcome };
  }
  async picture(): Promise<Uint8Array> {
    return this.png;
  }
  async elements(): Promise<readonly Element[]> {
    return this.shown;
  }
  async read(path: string): Promise<Json> {
    if (path in this.state) return this.state[path]!;
    throw new PhoneError(`The state has nothing at ${path}.`);
  }
}

/** A PNG of red, green, blue and alpha values that grow from pixel to pixel. */
function makePng(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array): Uint8Array => {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, data.length);
    return concatBytes(length, toBytes(type), data, new Uint8Array(4));
  };
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  header.set([8, 2, 0, 0, 0], 8);
  const lines = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: 3 * width }, (_, x) => 16 * y + x),
  ]);
  const data = deflateSync(Uint8Array.from(lines.flat()));
  const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
  return concatBytes(signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", new Uint8Array(0)));
}

interface OpenStream {
  /** The door's id, or null before it has accepted the stream. */
  peer: number | null;
  readonly received: Uint8Array[];
  isClosed: boolean;
  wake: () => void;
}
export interface ShellResult {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

export class TestClient {
  readonly phone = new TestPhone();
  readonly clock = new TestClock();
  readonly device: Device;
  readonly connection: Connection;
  /** Faults of the door. Tests expect none. */
  readonly faults: unknown[] = [];
  readonly messages: Message[] = [];
  readonly #parser = new MessageParser();
  readonly #streams = new Map<number, OpenStream>();
  #nextId = 1;

  constructor({ banner = "host::features=shell_v2" }: { banner?: string | null } = {}) {
    this.device = new Device({ phone: this.phone, clock: this.clock, serial: "test" });
    this.connection = connect(this.device, {
      send: (bytes) => {
        for (const message of this.#parser.push(bytes)) this.#handle(message);
      },
      onFault: (error) => this.faults.push(error),
    });
    if (banner !== null) this.send(Command.CNXN, 0x01000001, 1 << 20, toBytes(banner));
  }
  send(command: number, arg0: number, arg1: number, data?: Uint8Array): void {
    this.connection.receive(encodeMessage(command, arg0, arg1, data));
  }

  /** Opens a service, sends the input, and returns everything until the stream ends; null if it was refused. */
  async request(service: string, ...input: readonly Uint8Array[]): Promise<Uint8Array | null> {
    const stream = this.open(service);
    if (stream === null) return null;
    for (const bytes of input) await this.write(stream, bytes);
    await this.ended(stream);
    return concatBytes(...stream.received);
  }
  /** Returns null if the door refuses. */
  open(service: string): (OpenStream & { readonly id: number }) | null {
    const id = this.#nextId++;
    const stream = { id, peer: null, received: [], isClosed: false, wake: () => {} };
    this.#streams.set(id, stream);
    this.send(Command.OPEN, id, 0, toBytes(`${service}\0`));
    return stream.peer === null ? null : stream;
  }
  async write(stream: OpenStream & { readonly id: number }, bytes: Uint8Array): Promise<void> {
    const acknowledged = new Promise<void>((resolve) => (stream.wake = resolve));
    this.send(Command.WRTE, stream.id, stream.peer!, bytes);
    if (!stream.isClosed) await acknowledged;
  }
  async ended(stream: OpenStream): Promise<void> {
    while (!stream.isClosed) await new Promise<void>((resolve) => (stream.wake = resolve));
  }

  /** Runs a command line over shell v2. */
  async shell(command: string, input = ""): Promise<ShellResult> {
    const packets = [...(input === "" ? [] : [packet(0, toBytes(input))]), packet(4, new Uint8Array(0))];
    const stream = this.open(`shell,v2,raw:${command}`)!;
    // The door reads the input only if the command does.
    this.send(Command.WRTE, stream.id, stream.peer!, concatBytes(...packets));
    await this.ended(stream);
    return parsePackets(concatBytes(...stream.received));
  }
  async out(command: string): Promise<string> {
    return (await this.shell(command)).stdout;
  }
  /** The actions of the phone after a command line, once nothing waits any more. */
  async actions(...commands: readonly string[]): Promise<readonly DisplayAction[]> {
    const before = this.phone.actions.length;
    for (const command of commands) await this.shell(command);
    await this.device.hand.settle();
    return this.phone.actions.slice(before);
  }

  #handle(message: Message): void {
    this.messages.push(message);
    const { command, arg0, arg1, data } = message;
    const stream = this.#streams.get(arg1);
    if (!stream) return;
    if (command === Command.OKAY) stream.peer ??= arg0;
    if (command === Command.WRTE) {
      stream.received.push(data.slice());
      queueMicrotask(() => this.send(Command.OKAY, arg1, arg0));
    }
    if (command === Command.CLSE) stream.isClosed = true;
    stream.wake();
  }
}

export const packet = (id: number, bytes: Uint8Array): Uint8Array => {
  const head = new Uint8Array(5);
  head[0] = id;
  new DataView(head.buffer).setUint32(1, bytes.length, true);
  return concatBytes(head, bytes);
};
export function parsePackets(bytes: Uint8Array): ShellResult {
  const texts: Record<number, string> = { 1: "", 2: "" };
  let status: number | null = null;
  for (let at = 0; at < bytes.length;) {
    const length = readUint32(bytes, at + 1);
    const content = bytes.subarray(at + 5, at + 5 + length);
    if (bytes[at] === 3) status = content[0]!;
    else texts[bytes[at]!] += toText(content);
    at += 5 + length;
  }
  return { stdout: texts[1]!, stderr: texts[2]!, status };
}
