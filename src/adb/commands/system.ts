// Commands about the device: properties, the date, processes, networks, and commands that run other commands.
import type { Device } from "../device.ts";
import { wait } from "../clock.ts";
import { CommandError, type CommandFunction } from "../shell/command.ts";
import { parseNumber, parseOptions } from "./options.ts";
import { deviceProperties } from "../properties.ts";

const getprop: CommandFunction = async ({ args, device, out }) => {
  const properties = await deviceProperties(device);
  const [name, fallback = ""] = args;
  if (name !== undefined) await out(`${properties.get(name) ?? fallback}\n`);
  else await out([...properties].map(([key, value]) => `[${key}]: [${value}]\n`).join(""));
  return 0;
};
const setprop: CommandFunction = async ({ args }) => {
  throw new CommandError(
    `Failed to set property '${args[0] ?? ""}' to '${args[1] ?? ""}'.\nSee dmesg for error reason.`,
  );
};

const say =
  (text: string): CommandFunction =>
  async ({ out }) => {
    await out(text);
    return 0;
  };

/** Returns the phone's clock: its milliseconds, and its offset from UTC in minutes. */
async function phoneTime(device: Device): Promise<{ ms: number; offset: number }> {
  const clock = (await device.read("clock")) as { readonly nowMs?: number } | null;
  const ms = clock?.nowMs ?? 0;
  const zone = (await device.read("os.settings.time.zone")) as string;
  return { ms, offset: offsetMinutes(zone, ms) };
}
function offsetMinutes(zone: string, ms: number): number {
  const shown = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(ms);
  const name = shown.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours, minutes] = /GMT([-+])(\d\d):(\d\d)/.exec(name) ?? [];
  return sign === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const two = (number: number): string => String(number).padStart(2, "0");

const date: CommandFunction = async ({ args, device, out, err }) => {
  const format = args.find((arg) => arg.startsWith("+"))?.slice(1) ?? "%a %b %e %H:%M:%S %Z %Y";
  if (args.some((arg) => /^-[sD]/.test(arg) || /^\d{8,}/.test(arg))) {
    await err("date: cannot set date: Operation not permitted\n");
    return 1;
  }
  const { ms, offset: own } = await phoneTime(device);
  const offset = args.includes("-u") ? 0 : own;
  const at = new Date(ms + offset * 60_000);
  const sign = offset < 0 ? "-" : "+";
  const zone = `${two(Math.floor(Math.abs(offset) / 60))}${two(Math.abs(offset) % 60)}`;
  const [year, month, day, weekday] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), at.getUTCDay()];
  const [hour, minute, second] = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()];
  const dayOfYear = Math.floor((Date.UTC(year, month, day) - Date.UTC(year, 0, 1)) / 86_400_000) + 1;
  const fields: Readonly<Record<string, string>> = {
    Y: String(year),
    y: two(year % 100),
    m: two(month + 1),
    d: two(day),
    e: String(day).padStart(2),
    H: two(hour),
    I: two(hour % 12 || 12),
    M: two(minute),
    S: two(second),
    p: hour < 12 ? "AM" : "PM",
    a: days[weekday]!.slice(0, 3),
    A: days[weekday]!,
    b: months[month]!.slice(0, 3),
    B: months[month]!,
    h: months[month]!.slice(0, 3),
    j: String(dayOfYear).padStart(3, "0"),
    u: String(weekday || 7),
    w: String(weekday),
    s: String(Math.floor(ms / 1000)),
    N: `${String(ms % 1000).padStart(3, "0")}000000`,
    "3N": String(ms % 1000).padStart(3, "0"),
    F: `${year}-${two(month + 1)}-${two(day)}`,
    T: `${two(hour)}:${two(minute)}:${two(second)}`,
    R: `${two(hour)}:${two(minute)}`,
    D: `${two(month + 1)}/${two(day)}/${two(year % 100)}`,
    z: sign + zone,
    Z: offset === 0 ? "UTC" : offset === 480 ? "CST" : `GMT${sign}${zone.slice(0, 2)}:${zone.slice(2)}`,
    "%": "%",
    n: "\n",
    t: "\t",
  };
  await out(`${format.replaceAll(/%(3N|.)/g, (found, letter: string) => fields[letter] ?? found)}\n`);
  return 0;
};

/** Waits in real time. The phone's own clock moves only with steps. */
const sleep: CommandFunction = async (context) => {
  const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };
  const [text = ""] = context.args;
  const unit = units[text.at(-1) ?? ""];
  const seconds = parseNumber(context, unit === undefined ? text : text.slice(0, -1)) * (unit ?? 1);
  const { clock } = context.device;
  const end = clock.now() + Math.max(0, seconds) * 1000;
  while (clock.now() < end) {
    context.budget.check();
    await wait(clock, Math.min(60_000, end - clock.now()), context.budget.signal);
  }
  return 0;
};

/** The processes that a client can see: the system's, and one for each app. */
function processes(device: Device): { readonly pid: number; readonly user: string; readonly name: string }[] {
  const system = [
    [1, "root", "init"],
    [412, "logd", "logd"],
    [1290, "system", "system_server"],
    [1544, "u0_a112", "com.android.systemui"],
  ] as const;
  const apps = device.packages.listed.map(({ name, app }) => ({
    pid: 4000 + device.phone.apps.findIndex(({ id }) => id === app.id),
    user: `u0_a${120 + device.phone.apps.findIndex(({ id }) => id === app.id)}`,
    name,
  }));
  return [...system.map(([pid, user, name]) => ({ pid, user, name })), ...apps];
}
const ps: CommandFunction = async ({ device, out }) => {
  const lines = processes(device).map(
    ({ pid, user, name }) =>
      `${user.padEnd(14)} ${String(pid).padStart(5)} ${String(pid === 1 ? 0 : 1).padStart(5)} 14000000 180000 0                   0 S ${name}\n`,
  );
  await out(`USER             PID  PPID      VSZ    RSS WCHAN            ADDR S NAME\n${lines.join("")}`);
  return 0;
};
const pidof: CommandFunction = async ({ device, args, out }) => {
  const wanted = args.filter((arg) => !arg.startsWith("-"));
  const found = processes(device).filter(({ name }) =>
    wanted.some(
      (one) =>
        one === name ||
        (device.packages.find(one)?.app === device.packages.find(name)?.app && device.packages.find(one) !== null),
    ),
  );
  if (found.length === 0) return 1;
  await out(`${found.map(({ pid }) => pid).join(" ")}\n`);
  return 0;
};
/** Of the programs of clients only guests run, so nothing else can be found or ended. */
const pkill: CommandFunction = async ({ args, device }) => {
  // A pattern such as "[D]eviceServer" avoids that the command finds itself.
  const text = (args.at(-1) ?? "").replaceAll(/[[\]]/g, "");
  return args.includes("-f") && text !== "" && device.guests.stop(text) ? 0 : 1;
};
const pgrep: CommandFunction = async () => 1;
const kill: CommandFunction = async ({ args, err }) => {
  if (args[0] === "-l") return 0;
  await err(`/system/bin/sh: kill: ${args.at(-1) ?? ""}: Operation not permitted\n`);
  return 1;
};

const id: CommandFunction = async ({ args, out }) => {
  const short = args[0] === "-u" || args[0] === "-g" ? "2000" : args[0] === "-un" ? "shell" : null;
  await out(
    `${short ?? "uid=2000(shell) gid=2000(shell) groups=2000(shell),1004(input),1007(log),1011(adb),1015(sdcard_rw),3003(inet) context=u:r:shell:s0"}\n`,
  );
  return 0;
};
const uname: CommandFunction = async (context) => {
  const { options } = parseOptions(context, "asnrvmo");
  const fields = { s: "Linux", n: "localhost", r: "6.1.0", v: "#1 SMP PREEMPT", m: "aarch64", o: "Android" };
  const wanted = options.has("a") ? Object.keys(fields) : options.size === 0 ? ["s"] : [...options.keys()];
  await context.out(
    `${Object.entries(fields)
      .filter(([key]) => wanted.includes(key))
      .map(([, value]) => value)
      .join(" ")}\n`,
  );
  return 0;
};
const env: CommandFunction = async ({ environment, out }) => {
  await out([...environment].map(([name, value]) => `${name}=${value}\n`).join(""));
  return 0;
};
/** A command that runs another one with the rest of its arguments. */
const runner =
  (skip: (args: readonly string[]) => number): CommandFunction =>
  async (context) => {
    const words = context.args.slice(skip(context.args));
    return words.length === 0 ? 0 : context.run(words);
  };
const toybox: CommandFunction = async (context) => {
  const [name] = context.args;
  if (name !== undefined) return context.run(context.args);
  await context.out("cat chmod cp cut date echo find grep head ls mkdir mv rm sed sort stat tail tee touch tr wc\n");
  return 0;
};
const su: CommandFunction = async () => {
  throw new CommandError("/system/bin/sh: su: inaccessible or not found", 127);
};

const ip: CommandFunction = async ({ args, out, err }) => {
  const [first, ...rest] = args.filter((arg) => !arg.startsWith("-"));
  if (first?.startsWith("r")) await out("192.168.1.0/24 dev wlan0 proto kernel scope link src 192.168.1.24 \n");
  else if (first?.startsWith("a") || first === "link") {
    const lines = {
      lo: "1: lo: <LOOPBACK,UP,LOWER_UP> mtu 65536 qdisc noqueue state UNKNOWN group default\n    inet 127.0.0.1/8 scope host lo\n",
      wlan0:
        "14: wlan0: <BROADCAST,MULTICAST,UP,LOWER_UP> mtu 1500 qdisc mq state UP group default\n    inet 192.168.1.24/24 brd 192.168.1.255 scope global wlan0\n",
    };
    const device = rest.find((word): word is "lo" | "wlan0" => word in lines);
    await out(device ? lines[device] : lines.lo + lines.wlan0);
  } else {
    await err(`Object "${first ?? ""}" is unknown, try "ip help".\n`);
    return 1;
  }
  return 0;
};
const ifconfig: CommandFunction = async ({ args, out }) => {
  if (args.length === 0 || args.includes("wlan0"))
    await out(
      "wlan0     Link encap:UNSPEC\n          inet addr:192.168.1.24  Bcast:192.168.1.255  Mask:255.255.255.0\n          UP BROADCAST RUNNING MULTICAST  MTU:1500  Metric:1\n",
    );
  return 0;
};
/** The log of a phone on which nothing unusual happens. */
const logcat: CommandFunction = async ({ args, out, budget, device }) => {
  if (args.some((arg) => arg.startsWith("-c") || arg === "--clear" || arg === "-g" || arg.startsWith("-G"))) return 0;
  await out("--------- beginning of system\n--------- beginning of main\n");
  const isDump = args.some((arg) => /^-(?:d|t|T)/.test(arg));
  // Without -d, logcat goes on until the client stops it.
  if (!isDump) await wait(device.clock, 10 * 60_000, budget.signal);
  return 0;
};
const uptime: CommandFunction = async ({ device, out }) => {
  const minutes = Math.floor((device.clock.now() - device.startedAt) / 60_000);
  await out(` up ${minutes} min,  0 users,  load average: 0.10, 0.12, 0.09\n`);
  return 0;
};

const first = (args: readonly string[], isOption: (arg: string) => boolean): number => {
  const at = args.findIndex((arg) => !isOption(arg));
  return at < 0 ? args.length : at;
};

export const systemCommands: Readonly<Record<string, CommandFunction>> = {
  getprop,
  setprop,
  date,
  sleep,
  ps,
  pidof,
  pgrep,
  pkill,
  killall: pkill,
  kill,
  id,
  whoami: say("shell\n"),
  uname,
  hostname: say("localhost\n"),
  nproc: say("8\n"),
  tty: say("not a tty\n"),
  env: async (context) => {
    const words = context.args.slice(first(context.args, (arg) => arg.startsWith("-") || arg.includes("=")));
    return words.length === 0 ? env(context) : context.run(words);
  },
  printenv: env,
  nohup: runner(() => 0),
  setsid: runner(() => 0),
  time: runner(() => 0),
  nice: runner((args) => first(args, (arg) => arg.startsWith("-") || /^\d+$/.test(arg))),
  timeout: runner((args) => first(args, (arg) => arg.startsWith("-") || /^[\d.]+[smhd]?$/.test(arg))),
  toybox,
  su,
  ip,
  ifconfig,
  logcat,
  uptime,
  sync: async () => 0,
  clear: async () => 0,
};
