// Tests the CDP client with a fake socket.
import { expect, test, vi } from "vitest";
import { Cdp, LostError, TimeoutError, withTimeout } from "./cdp.ts";

class FakeSocket extends EventTarget {
  readonly sent: { id: number; method: string; sessionId?: string }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.dispatchEvent(Object.assign(new Event("close"), { code: 1000 }));
  }
  receive(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}
function connectFake(): { wire: FakeSocket; cdp: Cdp } {
  const wire = new FakeSocket();
  return { wire, cdp: new Cdp(wire as never) };
}

test("matches responses to requests in any order", async () => {
  const { wire, cdp } = connectFake();
  const [a, b] = [cdp.send("A", {}, "s1"), cdp.send("B")];
  wire.receive({ id: wire.sent[1]!.id, result: "b" });
  wire.receive({ id: wire.sent[0]!.id, result: "a", sessionId: "s1" });
  expect(await Promise.all([a, b])).toEqual(["a", "b"]);
  expect(wire.sent.map((message) => message.sessionId)).toEqual(["s1", undefined]);
});

test("an error response rejects only its own request", async () => {
  const { wire, cdp } = connectFake();
  const [a, b] = [cdp.send("A"), cdp.send("B")];
  wire.receive({ id: wire.sent[0]!.id, error: { message: "no such target" } });
  wire.receive({ id: wire.sent[1]!.id, result: 1 });
  await expect(a).rejects.toThrow("no such target");
  expect(await b).toBe(1);
});

test("a closed socket rejects pending requests and awaited events", async () => {
  const { wire, cdp } = connectFake();
  const closed = vi.fn<() => void>();
  cdp.onClose = closed;
  const waiting = [cdp.send("A"), cdp.next("Page.loadEventFired", "s1")];
  wire.close();
  for (const promise of waiting) await expect(promise).rejects.toBeInstanceOf(LostError);
  await expect(cdp.send("B")).rejects.toBeInstanceOf(LostError);
  expect(closed).toHaveBeenCalledOnce();
});

test.each([
  ["is detached", { method: "Target.detachedFromTarget", params: { sessionId: "s1" } }],
  ["crashes", { method: "Inspector.targetCrashed", sessionId: "s1", params: {} }],
])("a page that %s rejects only its own requests", async (_, message) => {
  const { wire, cdp } = connectFake();
  const gone = vi.fn<(session: string) => void>();
  cdp.onPageGone = gone;
  const [lost, kept] = [cdp.send("A", {}, "s1"), cdp.send("B", {}, "s2")];
  wire.receive(message);
  await expect(lost).rejects.toBeInstanceOf(LostError);
  expect(gone).toHaveBeenCalledWith("s1");
  wire.receive({ id: wire.sent[1]!.id, result: "b", sessionId: "s2" });
  expect(await kept).toBe("b");
});

test("withTimeout rejects after the time limit", async () => {
  await expect(withTimeout(5, "waiting", new Promise(() => {}))).rejects.toBeInstanceOf(TimeoutError);
  expect(await withTimeout(1000, "asking", Promise.resolve(1))).toBe(1);
});
