import { expect, it } from "vitest";
import { InstalledApps, parseComponent, parsePackages } from "./apps.ts";

const apps = new InstalledApps(
  ["com.google.android.keep", "com.tencent.mm", "org.telegram.messenger", "com.acme.camera", "com.other.camera"],
  new Map([["My Bank", "com.bank.app"]]),
);

it.each([
  ["notes", "com.google.android.keep"],
  ["Notes", "com.google.android.keep"],
  ["wechat", "com.tencent.mm"],
  ["WeChat", "com.tencent.mm"],
  ["微信", "com.tencent.mm"],
  [" com.tencent.mm ", "com.tencent.mm"],
  ["Telegram", "org.telegram.messenger"],
  ["my bank", "com.bank.app"],
])("knows %j", (name, found) => {
  expect(apps.find(name)).toEqual({ package: found });
});
it("says why there is no app", () => {
  expect(apps.find("Alipay")).toEqual({ missing: "No app of this phone is known as Alipay." });
  expect(apps.find("Camera")).toEqual({
    missing: "Several apps of this phone may be Camera: com.acme.camera, com.other.camera.",
  });
  expect(apps.find("相机")).toHaveProperty("missing");
  expect(apps.find("launcher")).toEqual({ home: true });
});
it("names the apps that can be opened", () => {
  expect(apps.titles("en")).toEqual(["My Bank", "Notes", "WeChat"]);
  expect(apps.titles("zh-CN")).toContain("微信");
});
it("reads Android's answers", () => {
  expect(parsePackages("package:com.a\r\npackage:com.b\n\nWARNING\n")).toEqual(["com.a", "com.b"]);
  expect(parseComponent("priority=0 isDefault=true\ncom.a/.Main$Inner\n", "com.a")).toBe("com.a/.Main$Inner");
  for (const text of ["No activity found\n", "Error: Unknown command: com.a/x\n", "android/com.android.Resolver\n"])
    expect(parseComponent(text, "com.a")).toBeNull();
});
