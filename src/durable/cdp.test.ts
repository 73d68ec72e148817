// The protocol's client against a socket that the test holds in its hand.
import { expect, test, vi } from "vitest";
import { Cdp, LostError, TimeoutError, within } from "./cdp.ts";

class Wire extends EventTarget {
  readonly sent: { id: number; method: string; sessionId?: string }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.dispatchEvent(Object.assign(new Event("close"), { code: 1000 }));
  }
  says(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}
function connected(): { wire: Wire; cdp: Cdp } {
  const wire = new Wire();
  return { wire, cdp: new Cdp(wire as never) };
}

test("answers find their questions, whatever their order", async () => {
  const { wire, cdp } = connected();
  const [a, b] = [cdp.send("A", {}, "s1"), cdp.send("B")];
  wire.says({ id: wire.sent[1]!.id, result: "b" });
  wire.says({ id: wire.sent[0]!.id, result: "a", sessionId: "s1" });
  expect(await Promise.all([a, b])).toEqual(["a", "b"]);
  expect(wire.sent.map((message) => message.sessionId)).toEqual(["s1", undefined]);
});

test("an error of the browser's rejects its question alone", async () => {
  const { wire, cdp } = connected();
  const [a, b] = [cdp.send("A"), cdp.send("B")];
  wire.says({ id: wire.sent[0]!.id, error: { message: "no such target" } });
  wire.says({ id: wire.sent[1]!.id, result: 1 });
  await expect(a).rejects.toThrow("no such target");
  expect(await b).toBe(1);
});

test("a socket that closes rejects questions and awaited events alike", async () => {
  const { wire, cdp } = connected();
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
])("a page that %s rejects what waits for it, and nothing else", async (_, message) => {
  const { wire, cdp } = connected();
  const gone = vi.fn<(session: string) => void>();
  cdp.onGone = gone;
  const [lost, kept] = [cdp.send("A", {}, "s1"), cdp.send("B", {}, "s2")];
  wire.says(message);
  await expect(lost).rejects.toBeInstanceOf(LostError);
  expect(gone).toHaveBeenCalledWith("s1");
  wire.says({ id: wire.sent[1]!.id, result: "b", sessionId: "s2" });
  expect(await kept).toBe("b");
});

test("what takes too long is given up", async () => {
  await expect(within(5, "waiting", new Promise(() => {}))).rejects.toBeInstanceOf(TimeoutError);
  expect(await within(1000, "asking", Promise.resolve(1))).toBe(1);
});
