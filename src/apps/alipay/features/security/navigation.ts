import { does, on, pushes } from "../../builder.ts";
import { Digit } from "../cashier/navigation.ts";
import { DeviceId } from "./state.ts";

export const securityEdges = [
  ...pushes(
    "security",
    "payPassword",
    "loginPassword",
    "devices",
    "freeze",
    "paySettings",
    "mandates",
    "limits",
    "notices",
  ),
  on("payPassword", "byOld").set({ step: "old", payPassword: "", problem: null }),
  on("payPassword", "byCode")
    .run("sendCode", { purpose: "password" })
    .set({ step: "code", code: "", problem: null })
    .say("codeSent"),
  on("payPassword", "checkCode")
    .when("hasCode")
    .run("passCheck", ({ view }) => ({ purpose: "password" as const, code: view.code }))
    .set(({ result }) => ({ code: "", problem: result.problem })),
  on("payPassword", "digit", { digit: Digit }).set(({ view, args }) => ({
    payPassword: (view.payPassword + args.digit).slice(0, 6),
    problem: null,
  })),
  on("payPassword", "erase").set(({ view }) => ({ payPassword: view.payPassword.slice(0, -1) })),
  on("payPassword", "go")
    .when("provesOld", "hasSix")
    .run("passSecret", ({ view }) => ({ secret: view.payPassword }))
    .set(({ result }) => ({ payPassword: "", problem: result.problem, left: result.left })),
  on("payPassword", "go")
    .when("choosesNew", "hasSix")
    .set(({ view }) => ({ first: view.payPassword, payPassword: "", step: "again", problem: null })),
  on("payPassword", "go")
    .when("repeats", "sameSix")
    .run("setPayPassword", ({ view }) => ({ secret: view.payPassword }))
    .set({ payPassword: "", first: "", step: "done" }),
  on("payPassword", "go")
    .when("repeats", "hasSix")
    .set({ payPassword: "", first: "", step: "new", problem: "secrets-differ" }),
  on("payPassword", "choose").when("isPassed").set({ step: "new", payPassword: "", first: "", problem: null }),
  on("payPassword", "leave").pop(),
  on("loginPassword", "save").when("nextFits").run("setLoginPassword").say("loginChanged").pop(),
  on("devices", "open", { id: DeviceId }).open("device", ({ args }) => ({ device: args.id })),
  on("devices", "name")
    .when("hasDevice")
    .open("name", ({ state, view }) => ({ name: state.devices[view.device ?? ""]?.name ?? "" })),
  on("devices", "saveName")
    .when("hasDeviceName")
    .run("renameDevice", ({ view }) => ({ id: view.device ?? "", name: view.name }))
    .close("name"),
  on("devices", "remove")
    .when("hasDevice")
    .warn("deviceAsk", "removeDevice")
    .run("removeDevice", ({ view }) => ({ id: view.device ?? "" }))
    .close("device"),
  does("devices", "lockDevices"),
  on("freeze", "freeze").when("isOpen").warn("freezeAsk", "freezeAct").run("freeze").say("frozenNow"),
  on("freeze", "sendCode").when("isFrozen").run("sendCode", { purpose: "unfreeze" }).say("codeSent"),
  on("freeze", "check")
    .when("isFrozen", "hasCode")
    .run("passCheck", ({ view }) => ({ purpose: "unfreeze" as const, code: view.code }))
    .set(({ result }) => ({ code: "", problem: result.problem })),
  on("freeze", "unfreeze").when("mayUnfreeze").run("unfreeze").say("unfrozenNow"),
] as const;
