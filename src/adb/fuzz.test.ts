// Hostile clients: random messages, requests and command lines. The door may refuse everything, but it must neither fail
// nor hang, and a good client beside a bad one must not notice.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effort, isAll } from "#test/support/effort.ts";
import { TestClient } from "#test/support/adb-phone.ts";
import { concatBytes, toBytes, toText, uint32s } from "./bytes.ts";
import { commands } from "./commands/registry.ts";
import { Command, encodeMessage, ProtocolError } from "./message.ts";
import { builtins } from "./shell/builtins.ts";

const runs = effort(isAll ? 20_000 : 6000, 300, "ADB_FUZZ");
/** The number of cases of messages, which are slower than those of command lines. A whole number, as fast-check needs. */
const messageRuns = Math.ceil(runs / 3);

/** Sends bytes; a door may close the connection of a client that does not speak the protocol. */
function receive(client: TestClient, bytes: Uint8Array): void {
  try {
    client.connection.receive(bytes);
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    client.connection.end();
  }
}
async function expectAlive(client: TestClient): Promise<void> {
  await client.clock.advance(0);
  expect(client.faults).toEqual([]);
  expect(toText((await client.request("exec:echo alive"))!)).toBe("alive\n");
}

const number = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom(0xffffffff, 1 << 20, 0x7fffffff), fc.nat());
const service = fc.oneof(
  fc.constantFrom(
    "sync:",
    "shell:",
    "shell,v2,pty:",
    "shell,v2,raw:cat",
    "exec:cat",
    "framebuffer:",
    "reverse:forward:tcp:0;tcp:1",
    "jdwp",
    "",
  ),
  fc.string({ maxLength: 60 }).map((text) => `reverse:${text}`),
  fc.string({ maxLength: 60 }),
);
const message = fc.oneof(
  fc
    .tuple(fc.constantFrom(...Object.values(Command)), number, number, fc.uint8Array({ maxLength: 80 }))
    .map((parts) => encodeMessage(...parts)),
  fc.tuple(number, service).map(([id, text]) => encodeMessage(Command.OPEN, id, 0, toBytes(text))),
  fc.tuple(number, number, number, number, number, number).map((numbers) => uint32s(...numbers)),
  fc.uint8Array({ maxLength: 60 }),
);

describe("messages", () => {
  it("of any kind are survived", { timeout: 1_200_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 20 }), fc.nat(40), async (messages, cut) => {
        const client = new TestClient();
        const bytes = concatBytes(...messages);
        receive(client, bytes.subarray(0, cut));
        receive(client, bytes.subarray(cut));
        await new Promise((resolve) => setTimeout(resolve, 0));
        client.connection.end();
        await expectAliveAgain(client);
      }),
      { numRuns: messageRuns },
    );
  });
  it("inside of sync and shell packets are survived", { timeout: 1_200_000 }, async () => {
    const ids = fc.constantFrom(
      "STAT",
      "STA2",
      "LST2",
      "LIST",
      "LIS2",
      "SEND",
      "RECV",
      "DATA",
      "DONE",
      "QUIT",
      "SND2",
      "\0\0\0\0",
    );
    const part = fc.oneof(
      fc
        .tuple(
          ids,
          fc.oneof(
            fc.constantFrom("/sdcard/a,33188", "/", "", "/sdcard", "../../etc/passwd"),
            fc.string({ maxLength: 40 }),
          ),
        )
        .map(([id, text]) => concatBytes(toBytes(id), uint32s(toBytes(text).length), toBytes(text))),
      fc.tuple(ids, number).map(([id, length]) => concatBytes(toBytes(id), uint32s(length))),
      fc.uint8Array({ maxLength: 40 }),
    );
    const target = fc.constantFrom(
      "sync:",
      "shell,v2,raw:",
      "shell,v2,pty:",
      "shell,v2,raw:cat",
      "exec:cmd package install -S 5",
    );
    await fc.assert(
      fc.asyncProperty(target, fc.array(part, { maxLength: 8 }), async (name, parts) => {
        const client = new TestClient();
        const stream = client.open(name)!;
        const close = encodeMessage(Command.CLSE, stream.id, stream.peer!);
        receive(client, concatBytes(encodeMessage(Command.WRTE, stream.id, stream.peer!, concatBytes(...parts))));
        await new Promise((resolve) => setTimeout(resolve, 0));
        receive(client, close);
        await expectAlive(client);
      }),
      { numRuns: messageRuns },
    );
  });
});

async function expectAliveAgain(broken: TestClient): Promise<void> {
  expect(broken.faults).toEqual([]);
  await expectAlive(new TestClient());
}

describe("command lines", () => {
  it("of any kind end with a status, and without a fault", { timeout: 1_200_000 }, async () => {
    // Commands that wait in real time are left out.
    const name = fc.constantFrom(
      ...[...commands.keys(), ...builtins.keys()].filter((one) => !["sleep", "yes", "logcat"].includes(one)),
    );
    const word = fc.oneof(
      fc.constantFrom(
        "-n",
        "-c",
        "-p",
        "-d",
        "-a",
        "--es",
        "/sdcard",
        "/sdcard/x",
        "/",
        "..",
        "99999999999",
        "-1",
        "0",
        "1",
        "x",
        "'a b'",
        '"$X"',
        "$(echo a)",
        "`id`",
        "$((1/0))",
        "${X:-y}",
        "${#X}",
        "${X%%*}",
        "*",
        "list",
        "get",
        "text",
        "tap",
        "dump",
        "broadcast",
        "start",
        "phonebooth.WAIT",
        "~",
        "{a,b}",
        "\\",
        "$'\\x41'",
      ),
      fc.string({ maxLength: 12 }),
      name,
    );
    const command = fc.tuple(name, fc.array(word, { maxLength: 5 })).map(([first, rest]) => [first, ...rest].join(" "));
    const joint = fc.constantFrom(
      "; ",
      " && ",
      " || ",
      " | ",
      " & ",
      "\n",
      " > /sdcard/o ",
      " 2>&1 ",
      " < /sdcard/o ",
      " ( ",
      " ) ",
      " { ",
      "; } ",
      " if ",
      "; then ",
      "; fi ",
      " while false; do ",
      "; done ",
      " case x in ",
      " esac ",
      " <<E\n",
      " [[ ",
      " ]] ",
      " $( ",
      ' " ',
      " ' ",
    );
    const line = fc
      .array(
        fc.oneof(
          { weight: 3, arbitrary: command },
          { weight: 2, arbitrary: joint },
          { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
        ),
        { minLength: 1, maxLength: 8 },
      )
      .map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(line, async (text) => {
        const client = new TestClient();
        const { status } = await client.shell(text);
        await client.device.hand.settle().catch(() => {});
        expect([status !== null, client.faults]).toEqual([true, []]);
      }),
      { numRuns: runs },
    );
  });
});
