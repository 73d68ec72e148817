// An adb client that is not ours, connected directly to a door's port without an adb server: @yume-chan/adb.
import { connect } from "node:net";
import { Duplex } from "node:stream";
import { Adb, AdbDaemonTransport, AdbPacket, AdbPacketSerializeStream } from "@yume-chan/adb";
import {
  Consumable,
  pipeFrom,
  StructDeserializeStream,
  WrapReadableStream,
  type ReadableStream,
} from "@yume-chan/stream-extra";

export interface YumeClient {
  readonly adb: Adb;
  close(): Promise<void>;
}

export async function connectYume(port: number): Promise<YumeClient> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const { readable } = Duplex.toWeb(socket);
  const transport = await AdbDaemonTransport.authenticate({
    serial: `127.0.0.1:${port}`,
    connection: {
      readable: new WrapReadableStream(readable as ReadableStream<Uint8Array>).pipeThrough(
        new StructDeserializeStream(AdbPacket),
      ),
      writable: pipeFrom(
        new Consumable.WritableStream<Uint8Array>({
          write: async (bytes) => {
            if (!socket.write(bytes)) await new Promise((resolve) => socket.once("drain", resolve));
          },
        }),
        new AdbPacketSerializeStream(),
      ),
    },
    // The door asks for no key.
    credentialStore: {
      generateKey: () => {
        throw new Error("The door asked for a key");
      },
      *iterateKeys() {},
    },
  });
  return {
    adb: new Adb(transport),
    close: async () => {
      await transport.close();
      socket.destroy();
    },
  };
}
