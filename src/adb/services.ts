// The services that a client can open on a phone. A service that is not here is refused, as a phone refuses an unknown one.
import { toBytes } from "./bytes.ts";
import { Connection, type AdbStream } from "./connection.ts";
import type { Device } from "./device.ts";
import { guestAt } from "./guests/guests.ts";
import { serveHttp } from "./guests/http.ts";
import { PhoneError } from "./phone.ts";
import { decodePng, framebuffer } from "./png.ts";
import { banner } from "./properties.ts";
import { parseShellRequest, runShell } from "./shell-service.ts";
import { runSync } from "./sync-service.ts";

export interface ConnectOptions {
  send(bytes: Uint8Array): void;
  onFault(error: unknown): void;
}
/** Connects a client with a phone. */
export const connect = (device: Device, { send, onFault }: ConnectOptions): Connection =>
  new Connection({ banner, send, onFault, open: (service) => openService(service, device) });

type Run = (stream: AdbStream) => Promise<void>;

export function openService(service: string, device: Device): Run | null {
  const request = parseShellRequest(service);
  if (request) return (stream) => runShell(request, stream, device);
  const at = service.indexOf(":");
  const name = at < 0 ? service : service.slice(0, at);
  switch (name) {
    case "sync":
      return (stream) => runSync(stream, device.files);
    case "framebuffer":
      return (stream) => sendFramebuffer(stream, device);
    case "reverse":
      return answer(reverse(service.slice(at + 1), device));
    case "tcp":
    case "localabstract": {
      const guest = device.guests.listensAt(service) ? guestAt(service) : null;
      return guest && ((stream) => serveHttp(stream, (request) => guest.handle(device, request)));
    }
    case "root":
      return answer("adbd cannot run as root in production builds\n");
    case "unroot":
      return answer("adbd not running as root\n");
    case "remount":
      return answer('Not running as root. Try "adb root" first.\n');
    default:
      return null;
  }
}
const answer =
  (text: string): Run =>
  (stream) =>
    stream.write(toBytes(text));

async function sendFramebuffer(stream: AdbStream, device: Device): Promise<void> {
  try {
    await stream.write(framebuffer(await decodePng(await device.picture())));
  } catch (error) {
    // The format has no place for a message. The client sees the stream end.
    if (!(error instanceof PhoneError)) throw error;
  }
}

const maxReversed = 100;
const hexLength = (text: string): string => text.length.toString(16).padStart(4, "0") + text;
const fail = (text: string): string => `FAIL${hexLength(text)}`;

/** Keeps the list of reversed ports. Nothing on the phone connects to them, so no connection ever comes back. */
function reverse(request: string, { reversed }: Device): string {
  if (request === "list-forward")
    return hexLength([...reversed].map(([from, to]) => `UsbFfs ${from} ${to}\n`).join(""));
  if (request === "killforward-all") {
    reversed.clear();
    return "OKAY";
  }
  const [, removed] = /^killforward:(.+)$/.exec(request) ?? [];
  if (removed !== undefined) return reversed.delete(removed) ? "OKAY" : fail(`listener '${removed}' not found`);
  const [, norebind, wanted, to] = /^forward:(norebind:)?([^;]+);(.+)$/.exec(request) ?? [];
  if (wanted === undefined || to === undefined) return fail("bad forward: " + request.slice(0, 200));
  if (!/^(?:tcp:\d{1,5}|local(?:abstract|reserved|filesystem)?:.+)$/.test(wanted))
    return fail(`unknown socket specification: ${wanted.slice(0, 200)}`);
  const from = wanted === "tcp:0" ? freePort(reversed) : wanted;
  if (norebind !== undefined && reversed.has(from)) return fail("cannot rebind existing socket");
  if (reversed.size >= maxReversed && !reversed.has(from)) return fail("too many listeners");
  reversed.set(from, to);
  return wanted === "tcp:0" ? `OKAY${hexLength(from.slice("tcp:".length))}` : "OKAY";
}
function freePort(reversed: ReadonlyMap<string, string>): string {
  for (let port = 40_000; ; port++) if (!reversed.has(`tcp:${port}`)) return `tcp:${port}`;
}
