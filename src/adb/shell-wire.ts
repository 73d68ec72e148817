import type { ByteSink, ByteSource } from "./shell/io.ts";

/** How the bytes of a shell session travel: in packets, or plain. */
export interface ShellWire {
  readonly stdin: ByteSource;
  readonly stdout: ByteSink;
  readonly stderr: ByteSink;
  exit(status: number): Promise<void>;
}
