// The device server of mobilecli, through which mobile-mcp reads the names of apps and writes texts that are not ASCII
// (mobilecli 1.0.9, JSON-RPC 2.0 on a local socket).
import type { Json } from "#contract/json.ts";
import { asRecord } from "../device.ts";
import type { Guest } from "./guest.ts";
import { textResponse } from "./http.ts";
import { answerRpc, RpcError, type RpcMethods } from "./json-rpc.ts";

const methods: RpcMethods<Readonly<Record<string, unknown>>> = {
  "device.version": () => ({ version: "1.0.9" }),
  "device.apps.list": async (device) => {
    const language = await device.read("os.settings.language.language").catch(() => null);
    return device.packages.listed.map(({ name, app }) => ({
      packageName: name,
      appName: app.title[language === "zh-CN" ? "zh" : "en"],
      version: "1.0",
    }));
  },
  "device.clipboard.set": (device, { text }) => {
    if (typeof text !== "string") throw new RpcError("text is missing", -32_602);
    device.clipboard = text;
    return {};
  },
  "device.clipboard.get": (device) => ({ text: device.clipboard }),
  "device.clipboard.clear": (device) => {
    device.clipboard = "";
    return {};
  },
};
export const mobilecli: Guest = {
  name: "mobilecli",
  mainClass: "com.mobilenext.mobilecli.DeviceServer",
  address: "localabstract:mobilecli-server",
  isDaemon: true,
  handle: async (device, request) =>
    request.method === "POST"
      ? answerRpc(methods, device, request, (params) => asRecord((params ?? null) as Json))
      : textResponse("", 405),
};
