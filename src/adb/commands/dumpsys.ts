// `dumpsys`: the few lines that clients look for, true to what is on the display.
import { asRecord, type Device } from "../device.ts";
import { sdkVersion } from "../properties.ts";
import { CommandError, type CommandFunction } from "../shell/command.ts";
import { focusNames } from "../windows.ts";

const displayId = "4619827259835644672";

async function windowText(device: Device, part: string): Promise<string> {
  const { window, component, isLocked } = await focusNames(device);
  const { width, height } = device.size;
  const { density } = device.phone.display;
  const focus = `  mCurrentFocus=Window{5f3a1c0 u0 ${window}}\n  mFocusedApp=ActivityRecord{b2c0de8 u0 ${component} t12}\n`;
  const size = `${device.phone.display.width}x${device.phone.display.height}`;
  const rotation = `mCurrentRotation=ROTATION_${device.rotation * 90}`;
  const display = `  Display: mDisplayId=0 rootTasks=1\n    init=${size} ${density}dpi cur=${width}x${height} app=${width}x${height} rng=${Math.min(width, height)}x${Math.min(width, height)}-${Math.max(width, height)}x${Math.max(width, height)}\n    ${rotation}\n`;
  const lock = `    mShowingLockscreen=${isLocked} mShowingDream=false mDreamingLockscreen=${isLocked}\n  screenState=SCREEN_STATE_ON\n`;
  if (part === "displays") return `WINDOW MANAGER DISPLAY CONTENTS (dumpsys window displays)\n${display}${focus}`;
  if (part === "policy") return `WINDOW MANAGER POLICY STATE (dumpsys window policy)\n${lock}`;
  const name = isLocked || window === "NotificationShade" ? "NotificationShade" : window;
  return `WINDOW MANAGER WINDOWS (dumpsys window windows)\n  Window #0 Window{5f3a1c0 u0 ${name}}:\n    mDisplayId=0 rootTaskId=12\n${lock}${display}${focus}`;
}

async function activityText(device: Device, part: string): Promise<string> {
  const { component, fullComponent } = await focusNames(device);
  const record = `ActivityRecord{b2c0de8 u0 ${component} t12}`;
  switch (part) {
    case "top":
      return `TASK ${component.split("/")[0]} id=12 userId=0\n  ACTIVITY ${component} b2c0de8 pid=4321\n    mResumed=true mStopped=false mFinished=false\n`;
    case "services":
      return "ACTIVITY MANAGER SERVICES (dumpsys activity services)\n  (nothing)\n";
    case "recents": {
      const recents = await device.read("view.recents");
      const ids = Array.isArray(recents) ? recents.filter((id): id is string => typeof id === "string") : [];
      const lines = ids.map(
        (id, i) =>
          `  * Recent #${i}: Task{a1b2c3${i} #${12 + i} type=standard A=10120:${device.packages.of(id)?.name ?? id}}\n`,
      );
      return `ACTIVITY MANAGER RECENT TASKS (dumpsys activity recents)\n${lines.join("")}`;
    }
    default:
      return `ACTIVITY MANAGER ACTIVITIES (dumpsys activity activities)\nDisplay #0 (activities from top to bottom):\n  * Task{a1b2c3d #12 type=standard A=10120:${component.split("/")[0]} U=0 visible=true}\n    topResumedActivity=${record}\n    * Hist  #0: ${record}\n      packageName=${component.split("/")[0]} processName=${component.split("/")[0]}\n      mActivityComponent=${fullComponent}\n  ResumedActivity: ${record}\n`;
  }
}

export async function displayText(device: Device): Promise<string> {
  const { width, height } = device.size;
  const natural = device.phone.display;
  return `  mDefaultViewport=DisplayViewport{type=INTERNAL, valid=true, isActive=true, displayId=0, uniqueId='local:${displayId}', physicalPort=0, orientation=${device.rotation}, logicalFrame=Rect(0, 0 - ${width}, ${height}), physicalFrame=Rect(0, 0 - ${width}, ${height}), deviceWidth=${natural.width}, deviceHeight=${natural.height}}\n`;
}
async function isAwake(device: Device): Promise<boolean> {
  return (await device.read("view.power")) !== "off";
}

type Dump = (device: Device, args: readonly string[]) => Promise<string>;
const dumps: Readonly<Record<string, Dump>> = {
  window: async (device, args) => windowText(device, args[0] ?? ""),
  activity: async (device, args) => activityText(device, args[0] ?? ""),
  input_method: async (device) => {
    const isShown = await device.isKeyboardShown();
    return `Current Input Method Manager state:\n  mCurMethodId=${device.inputMethods.selected}\n  mShowRequested=${isShown} mShowExplicitlyRequested=${isShown} mShowForced=false mInputShown=${isShown}\n  mIsInputViewShown=${isShown}\n`;
  },
  input: async (device) => {
    const { width, height } = device.size;
    return `INPUT MANAGER (dumpsys input)\n  Viewport INTERNAL: displayId=0, orientation=${device.rotation}, logicalFrame=[0, 0, ${width}, ${height}], physicalFrame=[0, 0, ${width}, ${height}], deviceSize=[${device.phone.display.width}, ${device.phone.display.height}]\n      SurfaceOrientation: ${device.rotation}\n`;
  },
  display: async (device) =>
    `DISPLAY MANAGER (dumpsys display)\n  mScreenState=${(await isAwake(device)) ? "ON" : "OFF"}\n${await displayText(device)}`,
  power: async (device) => {
    const on = await isAwake(device);
    return `POWER MANAGER (dumpsys power)\n  mWakefulness=${on ? "Awake" : "Asleep"}\n  mIsPowered=true\n  mHoldingDisplaySuspendBlocker=${on}\nDisplay Power: state=${on ? "ON" : "OFF"}\n`;
  },
  battery: async (device) => {
    const battery = asRecord(await device.read("os.battery"));
    const isCharging = battery["charging"] === true;
    return `Current Battery Service state:\n  AC powered: ${isCharging}\n  USB powered: false\n  Wireless powered: false\n  status: ${isCharging ? 2 : 3}\n  health: 2\n  present: true\n  level: ${String(battery["level"] ?? 100)}\n  scale: 100\n  voltage: 4123\n  temperature: 250\n  technology: Li-ion\n`;
  },
  package: async (device, args) => {
    const entry = device.packages.find(args.filter((arg) => !arg.startsWith("-"))[0] ?? "");
    if (!entry) return "Packages:\n";
    return `Packages:\n  Package [${entry.name}] (a1b2c3d):\n    userId=10120\n    codePath=/data/app/${entry.name}\n    versionCode=34 minSdk=26 targetSdk=${sdkVersion}\n    versionName=14\n    flags=[ HAS_CODE ALLOW_CLEAR_USER_DATA ]\n    User 0: installed=true hidden=false stopped=false enabled=0\n`;
  },
  SurfaceFlinger: async (_, args) =>
    args.includes("--display-id")
      ? `Display ${displayId} (HWC display 0): port=0 pnpId=GGL displayName="EMU_display_0"\n`
      : "",
};

export const dumpsys: CommandFunction = async ({ args, device, out }) => {
  const words = args.filter((arg, i) => arg !== "-t" && args[i - 1] !== "-t");
  const [service, ...rest] = words;
  if (service === "-l" || service === undefined) {
    await out(
      `Currently running services:\n${Object.keys(dumps)
        .sort()
        .map((name) => `  ${name}\n`)
        .join("")}`,
    );
    return 0;
  }
  const dump = Object.hasOwn(dumps, service) ? dumps[service]! : null;
  if (dump === null) throw new CommandError(`Can't find service: ${service}`, 0);
  await out(await dump(device, rest));
  return 0;
};
