/** Edges for networks. */
import * as v from "valibot";
import { settingArgs } from "#os/settings.ts";
import { Id, Page } from "../../fields.ts";
import { on, pushes } from "../../builder.ts";

export const networkEdges = [
  on("wifi", "turn", { on: v.boolean() }).system("set", ({ args }) => settingArgs("network", "wifi", args.on)),
  on("wifi", "join", { id: Id })
    .system("joinWifi", ({ args }) => ({ id: args.id, password: "" }))
    .say("joined"),
  on("wifi", "ask", { id: Id }).open("password", ({ args }) => ({ target: args.id, password: "", visible: false })),
  on("wifi", "enter")
    .when("longEnough")
    .system("joinWifi", ({ view }) => ({ id: view.target ?? "", password: view.password }))
    .close("target", "password")
    .say("joined"),
  on("wifi", "network", { id: Id }).push("wifiNetwork"),
  ...pushes("wifi", "wifiAdd", "saved"),
  on("wifi", "page", Page).push("page"),
  on("saved", "network", { id: Id }).push("wifiNetwork"),
  on("wifiAdd", "save")
    .when("networkNamed")
    .system("addWifi", ({ view }) => ({ ssid: view.ssid, password: view.secured ? view.password : "" }))
    .say("networkSaved")
    .pop(),
  on("wifiNetwork", "autoJoin", { on: v.boolean() })
    .when("isSaved")
    .system("setWifi", ({ params, args }) => ({ id: params.id, autoJoin: args.on })),
  on("wifiNetwork", "trait", { name: v.string() }).push("trait", ({ params, args }) => ({
    subject: `wifi:${params.id}`,
    name: args.name,
  })),
  on("wifiNetwork", "connect")
    .when("wifiOn", "isSaved")
    .system("joinWifi", ({ params }) => ({ id: params.id, password: "" }))
    .say("joined"),
  on("wifiNetwork", "disconnect").when("isConnected").system("leaveWifi"),
  on("wifiNetwork", "forget")
    .when("isSaved")
    .warn("forgetAsk", "forget", ({ params, os }) => ({ name: os.wifi.networks[params.id]?.ssid ?? "" }))
    .system("forgetWifi")
    .say("forgotten")
    .pop(),
  on("sim", "turn", { on: v.boolean() }).system("setSim"),
] as const;
