// Phones of a server behind adb doors, each with a client that is not ours.
import { systemClock } from "#adb/clock.ts";
import { Device } from "#adb/device.ts";
import { restPhone } from "#adb/rest-phone.ts";
import { ReadableStream } from "@yume-chan/stream-extra";
import type { CreateBody } from "#contract/env.ts";
import {
  pipeToSocket,
  reservePort,
  serveDevice,
  type Door as Reserved,
  type Listener,
} from "#scripts/cli/adb-listener.ts";
import type { Adb } from "@yume-chan/adb";
import type { Client, Env } from "../../clients/typescript/src/client.ts";
import { connectYume, type YumeClient } from "./yume-adb.ts";

export interface Door {
  readonly env: Env;
  readonly port: number;
  readonly serial: string;
  readonly client: YumeClient;
  /** Ends all connections, and opens a new door for the same phone on the same port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}
/** Opens a phone and its door. */
export type OpenDoor = (client: Client, create: CreateBody) => Promise<Door>;
type Serve = (door: Reserved, env: Env) => Promise<Listener> | Listener;

/** Faults of the doors of this process. Tests expect none. */
export const doorFaults: unknown[] = [];
const taken = new Set<number>();
/** Reserves a port that no other test of this process uses. */
async function reserveTestPort(): Promise<Reserved> {
  const door = await reservePort(null, taken);
  taken.add(door.port);
  return door;
}
const opener =
  (serve: Serve): OpenDoor =>
  async (client, create) => {
    const env = await client.create({ observation: { screenshot: "none" }, ...create });
    const door = await reserveTestPort();
    const { port } = door;
    let listener = await serve(door, env);
    const first = await connectYume(port);
    return {
      env,
      port,
      serial: listener.serial,
      client: first,
      restart: async () => {
        await listener.close();
        listener = await serve(await reservePort(port, new Set()), env);
      },
      close: async () => {
        await first.close();
        await listener.close();
        await env.remove();
      },
    };
  };
/** The door runs in this process. */
export const openLocalDoor: OpenDoor = opener(async (door, env) => {
  const device = new Device({ phone: await restPhone(env, { mayOperate: true }), clock: systemClock, serial: env.id });
  return serveDevice(door, device, (error) => doorFaults.push(error));
});
/** The door runs at the server. This process only passes the bytes on. */
export const openEdgeDoor: OpenDoor = opener((door, env) => pipeToSocket(door, () => env.adb("operator")));

/** Runs a command on the phone. Throws if it fails. */
export async function shellText(adb: Adb, command: string): Promise<string> {
  const { stdout, stderr, exitCode } = await adb.subprocess.shellProtocol!.spawnWaitText(command);
  if (exitCode !== 0 || stderr !== "") throw new Error(`${command}: status ${exitCode}, ${stderr}`);
  return stdout;
}
/** Taps the middle of the element whose text or description is this, as agents do that read the tree. */
export async function tapElement(
  adb: Adb,
  name: string,
  how = (x: number, y: number) => `tap ${x} ${y}`,
): Promise<void> {
  const xml = await shellText(adb, "uiautomator dump /sdcard/w.xml >/dev/null && cat /sdcard/w.xml");
  const isNamed = (node: string): boolean =>
    [`text="${name}"`, `content-desc="${name}"`].some((one) => node.includes(one));
  const node = xml.match(/<node [^>]*>/g)?.find(isNamed);
  const [left, top, right, bottom] = /bounds="\[(\d+),(\d+)\]\[(\d+),(\d+)\]"/
    .exec(node ?? "")!
    .slice(1)
    .map(Number);
  await shellText(adb, `input ${how(Math.round((left! + right!) / 2), Math.round((top! + bottom!) / 2))}`);
}
/** Writes a file of the phone, as `adb push` does. */
export async function pushFile(adb: Adb, filename: string, bytes: Uint8Array): Promise<void> {
  const sync = await adb.sync();
  const file = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  await sync.write({ filename, file });
  await sync.dispose();
}
/** Reads a file of the phone, as `adb pull` does. */
export async function pullFile(adb: Adb, path: string): Promise<Uint8Array> {
  const sync = await adb.sync();
  const parts: Uint8Array[] = [];
  try {
    for await (const part of sync.read(path)) parts.push(part);
  } finally {
    await sync.dispose();
  }
  return Buffer.concat(parts);
}
