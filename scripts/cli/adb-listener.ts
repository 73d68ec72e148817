// Listens on a port of this machine for adb clients of one phone.
import { createServer, type Server, type Socket } from "node:net";
import type { Device } from "#adb/device.ts";
import { ProtocolError } from "#adb/message.ts";
import { connect } from "#adb/services.ts";
import { UsageError } from "./options.ts";

/** Only programs on this machine can connect: adb's protocol has no password that we could ask for. */
const host = "127.0.0.1";
/** The first port. adb's server looks by itself at the odd ports from 5555 to 5585, and would list such a phone twice. */
export const firstPort = 6520;
export const isScannedByAdb = (port: number): boolean => port >= 5555 && port <= 5585;
const maxConnections = 64;

export interface Listener {
  readonly serial: string;
  /** Ends all connections and frees the port. */
  close(): Promise<void>;
}

/** A port that waits for its device. Until then, it closes every connection, so that no client waits for an answer. */
export interface Door {
  readonly server: Server;
  readonly port: number;
}

/** Reserves a port. Without `wanted`, takes the first free one. Throws UsageError. */
export async function reservePort(wanted: number | null, taken: ReadonlySet<number>): Promise<Door> {
  for (let port = wanted ?? firstPort; port <= 65_535; port++) {
    if (taken.has(port) || (wanted === null && isScannedByAdb(port))) continue;
    const server = createServer();
    server.maxConnections = maxConnections;
    server.on("connection", refuse);
    const error = await listen(server, port);
    if (error === null) return { server, port };
    if (wanted !== null)
      throw new UsageError(`Port ${port} cannot be used (${error.message}); choose another one with --port`);
  }
  throw new UsageError("No port is free");
}
const refuse = (socket: Socket): void => void socket.destroy();
const listen = (server: Server, port: number): Promise<Error | null> =>
  new Promise((resolve) => {
    server.once("error", resolve);
    server.listen(port, host, () => resolve(null));
  });

export function serveDevice({ server, port }: Door, device: Device, onFault: (error: unknown) => void): Listener {
  return serve({ server, port }, (socket) => {
    const connection = connect(device, { send: (bytes) => void socket.write(bytes), onFault });
    socket.on("data", (bytes) => {
      try {
        connection.receive(bytes);
      } catch (error) {
        // As on a phone, a client that does not speak the protocol loses its connection.
        if (!(error instanceof ProtocolError)) onFault(error);
        socket.destroy();
      }
    });
    return () => connection.end();
  });
}

/** Passes each connection on to a socket of its own at the server, which runs the door (`/v1/envs/{id}/adb`). */
export const pipeToSocket = (door: Door, open: () => WebSocket): Listener =>
  serve(door, (socket) => {
    const far = open();
    far.binaryType = "arraybuffer";
    socket.pause();
    far.addEventListener("open", () => socket.resume());
    far.addEventListener("message", ({ data }) => void socket.write(new Uint8Array(data as ArrayBuffer)));
    far.addEventListener("close", () => socket.destroy());
    far.addEventListener("error", () => socket.destroy());
    socket.on("data", (bytes) => far.send(bytes));
    return () => far.close();
  });

/** `accept` connects a client. It returns what must be done when the client has gone. */
function serve({ server, port }: Door, accept: (socket: Socket) => () => void): Listener {
  const sockets = new Set<Socket>();
  server.off("connection", refuse);
  server.on("connection", (socket) => {
    sockets.add(socket);
    // Small answers must not wait for the client's acknowledgement of the ones before.
    socket.setNoDelay(true);
    const end = accept(socket);
    // A client that has gone is no fault.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      end();
    });
  });
  return {
    serial: `${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
