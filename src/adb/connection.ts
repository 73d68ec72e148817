// One connection of an adb client: the handshake, and many streams with flow control over one byte stream.
import { toBytes, toText } from "./bytes.ts";
import { maxPayload, maxServiceBytes, maxStreams } from "./limits.ts";
import { Command, encodeMessage, MessageParser, ProtocolError, type Message } from "./message.ts";

const protocolVersion = 0x01000001;
/** A client that asks for less gets this much. No client is known that asks for less than 4,096. */
const minPayload = 64;

/** Opens a service, or returns null to refuse it. The stream ends when the promise settles. */
export type OpenService = (service: string) => ((stream: AdbStream) => Promise<void>) | null;

export interface ConnectionOptions {
  /** The text of the door's own CNXN. */
  readonly banner: string;
  readonly open: OpenService;
  /** Sends bytes to the client. */
  send(bytes: Uint8Array): void;
  /** A service threw. This is a bug, because services answer a client's mistakes themselves. */
  onFault(error: unknown): void;
}

export class Connection {
  readonly #options: ConnectionOptions;
  readonly #parser = new MessageParser();
  readonly #streams = new Map<number, AdbStream>();
  #nextId = 1;
  /** The agreed payload, or null before the handshake. */
  #payload: number | null = null;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /** Processes bytes from the client. Throws ProtocolError; the connection must be closed then. */
  receive(bytes: Uint8Array): void {
    for (const message of this.#parser.push(bytes)) this.#handle(message);
  }
  /** Ends all streams, because the client has gone. */
  end(): void {
    for (const stream of this.#streams.values()) stream.endedByPeer();
    this.#streams.clear();
  }

  #handle({ command, arg0, arg1, data }: Message): void {
    if (command === Command.CNXN) {
      // A client that connects again knows none of its former streams.
      this.end();
      if (arg1 === 0) throw new ProtocolError("The client accepts no payload");
      this.#payload = Math.max(minPayload, Math.min(arg1, maxPayload));
      this.#send(Command.CNXN, protocolVersion, maxPayload, toBytes(this.#options.banner));
      return;
    }
    // A phone ignores everything before the handshake, and messages that it does not know.
    if (this.#payload === null) return;
    if (command === Command.OPEN) {
      this.#open(arg0, data);
      return;
    }
    const stream = this.#streams.get(arg1);
    if (stream === undefined || (arg0 !== stream.peer && !(command === Command.CLSE && arg0 === 0))) return;
    if (command === Command.OKAY) stream.acknowledged();
    else if (command === Command.WRTE) stream.received(data);
    else if (command === Command.CLSE) {
      this.#streams.delete(arg1);
      stream.endedByPeer();
      this.#send(Command.CLSE, arg1, stream.peer);
    }
  }

  #open(peer: number, data: Uint8Array): void {
    if (peer === 0) return;
    const service = toText(data.at(-1) === 0 ? data.subarray(0, -1) : data);
    const isAccepted = data.length <= maxServiceBytes && this.#streams.size < maxStreams;
    const run = isAccepted ? this.#options.open(service) : null;
    if (run === null) {
      this.#send(Command.CLSE, 0, peer);
      return;
    }
    const id = this.#nextId++;
    const stream = new AdbStream(peer, this.#payload!, {
      write: (bytes) => this.#send(Command.WRTE, id, peer, bytes),
      acknowledge: () => this.#send(Command.OKAY, id, peer),
    });
    this.#streams.set(id, stream);
    this.#send(Command.OKAY, id, peer);
    void run(stream)
      .catch((error: unknown) => this.#options.onFault(error))
      .then(() => {
        // After the client's own CLSE the stream is not there any more, and the answer was sent.
        if (!this.#streams.delete(id)) return;
        stream.endedByPeer();
        this.#send(Command.CLSE, id, peer);
      });
  }

  #send(command: number, arg0: number, arg1: number, data?: Uint8Array): void {
    this.#options.send(encodeMessage(command, arg0, arg1, data));
  }
}

/** One stream. In each direction, one message may be on its way until the other side has acknowledged it. */
export class AdbStream {
  readonly peer: number;
  readonly #payload: number;
  readonly #wire: { write(bytes: Uint8Array): void; acknowledge(): void };
  readonly #ended = new AbortController();
  readonly #received: Uint8Array[] = [];
  #wakeReader: (() => void) | null = null;
  #wakeWriter: (() => void) | null = null;
  #isSending = false;
  /** Writes run one after the other, so that the messages of two writers do not mix. */
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(peer: number, payload: number, wire: { write(bytes: Uint8Array): void; acknowledge(): void }) {
    this.peer = peer;
    this.#payload = payload;
    this.#wire = wire;
  }

  /** Aborted when the stream has ended, no matter which side ended it. */
  get signal(): AbortSignal {
    return this.#ended.signal;
  }
  get isEnded(): boolean {
    return this.#ended.signal.aborted;
  }

  /** Returns the next bytes from the client, or null at the end. */
  async read(): Promise<Uint8Array | null> {
    while (this.#received.length === 0) {
      if (this.isEnded) return null;
      await new Promise<void>((resolve) => (this.#wakeReader = resolve));
    }
    const bytes = this.#received.shift()!;
    // The client sends more only after this, so a slow reader needs no more memory than one payload.
    if (!this.isEnded) this.#wire.acknowledge();
    return bytes;
  }
  /** Sends bytes. Resolves when the client has acknowledged them, or when the stream has ended. */
  write(bytes: Uint8Array): Promise<void> {
    return (this.#lastWrite = this.#lastWrite.then(() => this.#write(bytes)));
  }
  async #write(bytes: Uint8Array): Promise<void> {
    for (let offset = 0; offset < bytes.length && !this.isEnded; offset += this.#payload) {
      this.#isSending = true;
      this.#wire.write(bytes.subarray(offset, offset + this.#payload));
      while (this.#isSending && !this.isEnded) await new Promise<void>((resolve) => (this.#wakeWriter = resolve));
    }
  }

  // Called by the connection

  received(bytes: Uint8Array): void {
    // A client must wait for the acknowledgement. One that floods instead is not stored.
    if (this.#received.length >= 2) throw new ProtocolError("The client did not wait for an acknowledgement");
    if (bytes.length === 0) this.#wire.acknowledge();
    else this.#received.push(bytes);
    this.#wakeReader?.();
  }
  acknowledged(): void {
    this.#isSending = false;
    this.#wakeWriter?.();
  }
  endedByPeer(): void {
    this.#ended.abort();
    this.#wakeReader?.();
    this.#wakeWriter?.();
  }
}
