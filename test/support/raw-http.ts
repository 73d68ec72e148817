// Sends HTTP requests as raw bytes, for requests that no client would send.
import { connect } from "node:net";

interface RawAnswer {
  readonly status: number;
  readonly type: string | null;
  readonly body: string;
}
/**
 * Sends these bytes and returns the answer. "HOST" in them is replaced by the server's host. The server closes the
 * connection after the answer.
 */
export function sendRaw(url: string, request: string): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request.replaceAll("HOST", host), "latin1"));
    let text = "";
    socket.on("data", (bytes) => {
      text += bytes.toString("latin1");
    });
    socket.once("error", reject);
    socket.once("close", () => {
      const [head = "", ...rest] = text.split("\r\n\r\n");
      resolve({
        status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0),
        type: /^content-type: (.*)$/im.exec(head)?.[1]?.trim() ?? null,
        body: rest.join("\r\n\r\n"),
      });
    });
  });
}
