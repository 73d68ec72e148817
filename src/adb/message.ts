// The messages of adb's transport: a header of 24 bytes in little-endian order, and the payload.
import { ByteBuffer, concatBytes, readUint32, uint32s } from "./bytes.ts";
import { maxPayload } from "./limits.ts";

export const Command = {
  CNXN: 0x4e584e43,
  OPEN: 0x4e45504f,
  OKAY: 0x59414b4f,
  WRTE: 0x45545257,
  CLSE: 0x45534c43,
} as const;

export interface Message {
  readonly command: number;
  readonly arg0: number;
  readonly arg1: number;
  readonly data: Uint8Array;
}

/** The peer sent bytes that are no adb message. The connection cannot continue, as on a real phone. */
export class ProtocolError extends Error {
  override name = "ProtocolError";
}

const headerLength = 24;
const noData = new Uint8Array(0);

/** The sum is always sent. Clients of the newest version ignore it; older clients check it. */
export function encodeMessage(command: number, arg0: number, arg1: number, data: Uint8Array = noData): Uint8Array {
  let sum = 0;
  for (const byte of data) sum += byte;
  return concatBytes(uint32s(command, arg0, arg1, data.length, sum, ~command), data);
}

/** Splits a byte stream into messages. The sum is not checked, because newer clients send 0. */
export class MessageParser {
  readonly #buffer = new ByteBuffer();

  /** Returns the messages that these bytes complete. Throws ProtocolError. */
  push(bytes: Uint8Array): Message[] {
    this.#buffer.append(bytes);
    const messages: Message[] = [];
    for (;;) {
      const header = this.#buffer.peek(headerLength);
      if (header === null) return messages;
      const [command, length] = [readUint32(header, 0), readUint32(header, 12)];
      if (readUint32(header, 20) !== ~command >>> 0) throw new ProtocolError("The magic number of a message is wrong");
      if (length > maxPayload) throw new ProtocolError(`A message of ${length} bytes exceeds the agreed ${maxPayload}`);
      const [arg0, arg1] = [readUint32(header, 4), readUint32(header, 8)];
      const whole = this.#buffer.take(headerLength + length);
      if (whole === null) return messages;
      messages.push({ command, arg0, arg1, data: whole.subarray(headerLength) });
    }
  }
}
