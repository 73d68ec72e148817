// The properties of the device, as `getprop` lists them: one consistent phone with Android 14.
import { asRecord, type Device } from "./device.ts";

export const androidVersion = "14";
export const sdkVersion = "34";
const product = {
  brand: "phonebooth",
  manufacturer: "Phonebooth",
  model: "Booth One",
  device: "boothone",
  name: "boothone",
} as const;
const buildId = "UQ1A.240205.004";
const fingerprint = `${product.brand}/${product.name}/${product.device}:${androidVersion}/${buildId}/1:user/release-keys`;

/** What the door tells in its CNXN. */
export const features = ["shell_v2", "cmd", "stat_v2", "ls_v2"] as const;
export const banner = `device::ro.product.name=${product.name};ro.product.model=${product.model};ro.product.device=${product.device};features=${features.join(",")}`;

export async function deviceProperties(device: Device): Promise<ReadonlyMap<string, string>> {
  const { density } = device.phone.display;
  // A caller that may not read the state sees the defaults.
  const settings = asRecord(await device.read("os.settings").catch(() => null));
  const language = asRecord(settings["language"] ?? null)["language"] === "zh-CN" ? "zh-Hans-CN" : "en-US";
  const zone = asRecord(settings["time"] ?? null)["zone"];
  return new Map([
    ["init.svc.bootanim", "stopped"],
    ["persist.sys.locale", language],
    ["persist.sys.timezone", typeof zone === "string" ? zone : "Asia/Shanghai"],
    ["ro.boot.qemu.avd_name", ""],
    ["ro.build.characteristics", "default"],
    ["ro.build.fingerprint", fingerprint],
    ["ro.build.id", buildId],
    ["ro.build.type", "user"],
    ["ro.build.version.codename", "REL"],
    ["ro.build.version.release", androidVersion],
    ["ro.build.version.sdk", sdkVersion],
    ["ro.debuggable", "0"],
    ["ro.kernel.qemu", ""],
    ["ro.product.brand", product.brand],
    ["ro.product.cpu.abi", "arm64-v8a"],
    ["ro.product.cpu.abilist", "arm64-v8a"],
    ["ro.product.device", product.device],
    ["ro.product.manufacturer", product.manufacturer],
    ["ro.product.model", product.model],
    ["ro.product.name", product.name],
    ["ro.secure", "1"],
    ["ro.serialno", device.serial],
    ["ro.sf.lcd_density", String(density)],
    ["service.bootanim.exit", "1"],
    ["sys.boot_completed", "1"],
  ]);
}
