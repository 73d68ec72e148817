// The adb door at the edge: a WebSocket that carries adb's byte stream. The door's state (its files, the chosen keyboard,
// touches that wait) lives as long as the socket. The phone is reached with the rights of the socket's token.
import { systemClock } from "#adb/clock.ts";
import { Device } from "#adb/device.ts";
import { ProtocolError } from "#adb/message.ts";
import { PhoneError, type Phone as AdbPhone } from "#adb/phone.ts";
import { displayFrom } from "#adb/displays.ts";
import { connect } from "#adb/services.ts";
import { getBrand } from "#brands/lookup.ts";
import type { Element } from "#contract/element.ts";
import type { Stepped } from "#contract/env.ts";
import type { Json } from "#contract/json.ts";
import type { Remote } from "#durable/bindings.ts";
import type { Phone } from "#durable/phone.ts";
import type { Answer } from "#env/answer.ts";
import { listApps } from "#env/catalog.ts";
import type { Caller } from "#env/token.ts";
import type { Call } from "./http.ts";

/** Codes of a closed socket (RFC 6455, section 7.4.1). */
const [protocolErrorCode, wrongDataCode, faultCode] = [1002, 1003, 1011];

function valueOf<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  const { detail, title } = answer.problem;
  throw new PhoneError(detail ?? title);
}

/** A phone of this server, as the door needs it. */
async function edgePhone(c: Call, id: string, phone: Remote<Phone>, who: Caller): Promise<AdbPhone> {
  const read = async (path: string): Promise<Json> => valueOf(await phone.state(who, path)).state as Json;
  const picture = async (): Promise<Uint8Array> => {
    const { base64 } = valueOf(await phone.screenshot(who, { format: "png" }));
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  };
  const { extended_actions: extended = true } = valueOf(await phone.info(who));
  return {
    id,
    apps: listApps(getBrand(c.env.BRAND)),
    hasExtendedActions: extended,
    display: await displayFrom(read, picture),
    step: async (action) => {
      const text = valueOf(await phone.step(who, { action, observation: { screenshot: "none" } }, null));
      const { step, message = null, outcome = null } = JSON.parse(text) as Stepped;
      return { step, message, outcome };
    },
    picture,
    elements: async () => JSON.parse(valueOf(await phone.elements(who, false))) as readonly Element[],
    read,
  };
}

/** Serves adb's byte stream on the socket. Each connection of a client needs a socket of its own. */
export async function serveAdb(
  socket: WebSocket,
  c: Call,
  id: string,
  phone: Remote<Phone>,
  who: Caller,
): Promise<void> {
  const device = new Device({ phone: await edgePhone(c, id, phone, who), clock: systemClock, serial: id });
  const close = (code: number, reason: string): void => {
    connection.end();
    socket.close(code, reason);
  };
  const connection = connect(device, {
    send: (bytes) => socket.send(bytes),
    onFault: (error) => {
      console.error("adb:", error);
      close(faultCode, "The door failed");
    },
  });
  // By default, workerd hands binary messages over as Blob (compatibility flag websocket_standard_binary_type).
  socket.binaryType = "arraybuffer";
  socket.accept();
  socket.addEventListener("message", ({ data }) => {
    if (typeof data === "string") {
      close(wrongDataCode, "adb's stream is binary");
      return;
    }
    try {
      connection.receive(new Uint8Array(data as ArrayBuffer));
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      close(protocolErrorCode, "This is not adb's protocol");
    }
  });
  socket.addEventListener("close", () => connection.end());
  socket.addEventListener("error", () => connection.end());
}
