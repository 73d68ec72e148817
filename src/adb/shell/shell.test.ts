import { describe, expect, it } from "vitest";
import { TestClient } from "#test/support/adb-phone.ts";
import { shellLimits } from "../limits.ts";

/** Command lines and what they print; a line of Android's shell would print the same. */
const lines: readonly (readonly [string, string])[] = [
  ["echo a  'b  c' \"d  e\" f\\ \\ g", "a b  c d  e f  g\n"],
  ["echo", "\n"],
  ["echo -n a; echo b", "ab\n"],
  [String.raw`echo "x\ty" $'q\n'z`, "x\ty q\nz\n"],
  ['X=1; Y="$X 2"; echo $Y "$Y" \'$Y\'', "1 2 1 2 $Y\n"],
  ["X='a   b'; echo $X; echo \"$X\"", "a b\na   b\n"],
  ["false; echo $?; true; echo $?", "1\n0\n"],
  ["true && echo a || echo b; false && echo c || echo d", "a\nd\n"],
  ["! true; echo $?", "1\n"],
  ["echo a | cat | wc -c", "2\n"],
  ["printf 'b\\na\\nb\\n' | sort | uniq -c", "      1 a\n      2 b\n"],
  ["seq 1 100 | head -n 2 | tail -1", "2\n"],
  ["(X=2; echo $X; exit 3); echo $? $X", "2\n3\n"],
  ["{ echo a; echo b; } | tr ab AB", "A\nB\n"],
  ["echo $(echo in; echo ner) `echo old`", "in ner old\n"],
  ["echo $((1 + 2 * 3)) $((7 / 2)) $((1 << 4)) $((5 > 3 ? 8 : 9))", "7 3 16 8\n"],
  ["i=0; while [ $i -lt 3 ]; do echo $i; i=$((i + 1)); done", "0\n1\n2\n"],
  ["i=0; until [ $i = 2 ]; do i=$((i+1)); done; echo $i", "2\n"],
  ['for f in a \'b c\' d; do [ "$f" = d ] && continue; echo "<$f>"; done', "<a>\n<b c>\n"],
  ["for a in 1 2; do for b in 3 4; do [ $b = 4 ] && break 2; echo $a$b; done; done", "13\n"],
  ["if test -d /sdcard; then echo yes; elif true; then echo x; else echo no; fi", "yes\n"],
  ["case abc in x) echo x;; a*) echo a;; *) echo other;; esac", "a\n"],
  ["f() { echo $# $1; return 4; }; f x y; echo $?", "2 x\n4\n"],
  ['set -- a \'b c\'; for x in "$@"; do echo "<$x>"; done; echo $#', "<a>\n<b c>\n2\n"],
  [
    "X=path/to/file.txt; echo ${X##*/} ${X%.*} ${X%%/*} ${#X} ${X/to/at} ${X:5:2}",
    "file.txt path/to/file path 16 path/at/file.txt to\n",
  ],
  ["echo ${U:-none} ${U-none} ${U:=set} $U ${U:+other}", "none none set set other\n"],
  ["A=1 env | grep ^A=", "A=1\n"],
  ["export B=2; env | grep ^B=; C=3; env | grep ^C=", "B=2\n"],
  ["echo a >/sdcard/f; echo b >>/sdcard/f; cat </sdcard/f", "a\nb\n"],
  ["ls /nothing 2>/dev/null; echo $?", "1\n"],
  ["ls /nothing >/dev/null 2>&1 || echo failed", "failed\n"],
  ["cat <<X\n$((2+3)) 'q'\nX\n", "5 'q'\n"],
  ["cat <<'X'\n$HOME\nX\n", "$HOME\n"],
  ["cd /sdcard; touch b.png a.png c.txt; echo *.png; echo *.nothing", "a.png b.png\n*.nothing\n"],
  ["cd /sdcard/Download && pwd; cd; pwd", "/storage/emulated/0/Download\n/\n"],
  ["[[ abc == a*c && ! -e /nothing ]] && echo yes", "yes\n"],
  ["printf 'a 1\\nb 2\\n' | while read name value; do echo $value-$name; done", "1-a\n2-b\n"],
  ["echo hello world | cut -d ' ' -f 2 | sed 's/o/0/'", "w0rld\n"],
  ["eval 'echo $((1+1))'; sh -c 'echo $0 $1' x y", "2\n/system/bin/sh y\n"],
  ["exec echo last; echo never", "last\n"],
  ["echo x # comment", "x\n"],
  ["[ -e '/sdcard' ] && echo __PASS__", "__PASS__\n"],
  ["whoami; command -v input; type nothing >/dev/null 2>&1 || echo none", "shell\n/system/bin/input\nnone\n"],
  ["echo a b c | xargs -n 1 echo -", "- a\n- b\n- c\n"],
  ["printf '%s-%d|%5s|%-3s|\\n' a 7 b c", "a-7|    b|c  |\n"],
  ["echo aGk= | base64 -d", "hi"],
  ["sleep 0 & wait; echo done", "done\n"],
  ["printf '' | sha256sum", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  -\n"],
];

describe("command lines", () => {
  it.each(lines)("%s", async (command, expected) => {
    const client = new TestClient();
    const { stdout, stderr } = await client.shell(command);
    expect([stdout, stderr, client.faults]).toEqual([expected, "", []]);
  });

  it("tell what is wrong as Android's shell does", async () => {
    const client = new TestClient();
    expect(await client.shell("nope -x")).toEqual({
      stdout: "",
      stderr: "/system/bin/sh: nope: inaccessible or not found\n",
      status: 127,
    });
    expect(await client.shell("ls /nothing")).toEqual({
      stdout: "",
      stderr: "ls: /nothing: No such file or directory\n",
      status: 1,
    });
    expect(await client.shell("/sdcard")).toMatchObject({ status: 126 });
    expect(await client.shell("echo 'open")).toMatchObject({ stdout: "", status: 1 });
    expect(await client.shell("echo a > /system/x")).toMatchObject({
      stderr: "/system/bin/sh: /system/x: Permission denied\n",
      status: 1,
    });
    expect(await client.shell("echo ${X?unset}")).toMatchObject({ stderr: "/system/bin/sh: X: unset\n", status: 1 });
    expect(await client.shell("echo $((1/0))")).toMatchObject({ stderr: "/system/bin/sh: zero divisor\n", status: 1 });
    expect(await client.shell("exit 7")).toMatchObject({ status: 7 });
    expect(await client.shell("echo out; echo err >&2; false")).toEqual({
      stdout: "out\n",
      stderr: "err\n",
      status: 1,
    });
  });

  it("know nothing of the machine", async () => {
    const client = new TestClient();
    for (const path of [
      "/etc/passwd",
      "/proc/self/environ",
      "/root",
      "/home",
      "../../../../etc/passwd",
      "/sdcard/../../../etc/passwd",
      "/work",
    ]) {
      const { stdout, status } = await client.shell(`cat ${path}`);
      expect([path, stdout, status]).toEqual([path, "", 1]);
    }
    expect(await client.out("ls /")).not.toMatch(/etc|root|home|work/);
    expect(await client.out("env")).not.toContain("NODE");
  });
});

describe("limits", () => {
  it.each([
    ["a loop", "while true; do :; done", /commands/],
    ["calls", "f() { f; }; f", /nested/],
    ["nested text", `eval ${"eval ".repeat(200)} echo a`, /nested/],
    ["growing words", "a=xxxxxxxx; while true; do a=$a$a; done", /word/],
    ["output", "yes", /output/],
    ["background jobs", "while true; do sleep 50 & done", /jobs/],
    ["patterns", "a=$(seq 1 20000 | tr -d '\\n'); case $a in *1*2*3*4*5*6*x) ;; esac; echo ${a##*0*0*0*x}", /steps/],
  ])("stop %s", async (_, command, why) => {
    const client = new TestClient();
    const { stderr, status } = await client.shell(command);
    expect(stderr).toMatch(why);
    expect(status).toBe(137);
    expect(client.faults).toEqual([]);
  });

  it("stop a command line after its time, and when its client goes", async () => {
    const client = new TestClient();
    const late = client.shell("while true; do sleep 60; done");
    for (let i = 0; i < 12; i++) await client.clock.advance(shellLimits.timeMs / 10);
    expect((await late).stderr).toMatch(/minutes/);
    const stream = client.open("shell,v2,raw:sleep 1000; echo never")!;
    await client.clock.advance(0);
    client.send(0x45534c43, stream.id, stream.peer!);
    await client.clock.advance(0);
    expect(client.faults).toEqual([]);
  });
  it("do not stop an expression of a client that would take ages elsewhere", async () => {
    const client = new TestClient();
    const started = performance.now();
    await client.shell(`printf '${"a".repeat(5000)}' | grep -E '^(a+)+$b'`);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
