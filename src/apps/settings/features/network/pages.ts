/** Network and internet: mobile network, data, hotspot, VPN, DNS. */
import { mobileTypes, settingArgs } from "#os/settings.ts";
import {
  appListLink,
  recordListLink,
  choice,
  info,
  pageLink,
  choiceOfAllValues,
  slot,
  screenLink,
  text,
  toggle,
  type SettingsPage,
} from "../../declare.ts";

export const networkPages = {
  network: {
    title: "network",
    searchTerms: "internet 上网",
    sections: [
      {
        rows: [
          screenLink("wifi", "wifi", { shows: "wifi", icon: "wifi", also: "wlan wireless" }),
          pageLink("mobile", "mobile", { shows: "mobile", icon: "mobile" }),
          pageLink("hotspot", "hotspot", { shows: "hotspot", icon: "hotspot", also: "tethering share 共享" }),
        ],
      },
      { rows: [toggle("network", "airplane", "airplane", { icon: "airplane", also: "flight" })] },
      {
        rows: [
          pageLink("dataUsage", "dataUsage", { shows: "dataUsed", icon: "data", also: "traffic 流量统计" }),
          pageLink("dataSaver", "dataSaver", { shows: "dataSaver", icon: "dataSaver", also: "流量" }),
          recordListLink("vpn", "vpn", { shows: "vpn", icon: "vpn", also: "private network 虚拟专用网" }),
          pageLink("privateDns", "privateDns", {
            shows: { group: "network", name: "privateDns" },
            icon: "dns",
            also: "域名",
          }),
          toggle("network", "vpnAlways", "vpnAlways", { icon: "shield" }),
        ],
      },
    ],
  },
  mobile: {
    title: "mobile",
    searchTerms: "cellular sim 蜂窝 流量",
    sections: [
      { title: "sims", rows: [slot("sims", "sims")] },
      {
        rows: [
          toggle("network", "mobileData", "mobileData", { also: "cellular 流量 数据" }),
          choiceOfAllValues("network", "dataSim", "dataSim", { words: "sim", also: "上网卡 sim card" }),
          choiceOfAllValues("network", "callSim", "callSim", { words: "sim", also: "拨号卡 sim card" }),
          choiceOfAllValues("network", "smsSim", "smsSim", { words: "sim", also: "短信卡 sim card" }),
        ],
      },
      {
        rows: [
          toggle("network", "roaming", "roaming"),
          choice("network", "mobileType", "mobileType", [
            ...mobileTypes.map((value) => ({
              value,
              label: ({ "5g": "mobile5g", "4g": "mobile4g", "3g": "mobile3g" } as const)[value],
            })),
          ]),
          toggle("network", "volte", "volte"),
          toggle("network", "wifiCalling", "wifiCalling"),
          toggle("network", "autoOperator", "autoOperator"),
          info("operator", "operator"),
        ],
      },
      { rows: [recordListLink("apn", "apns", { also: "apn access point 接入点" })] },
    ],
  },
  dataUsage: {
    title: "dataUsage",
    sections: [
      { rows: [slot("dataUse", "dataUsage")] },
      {
        title: "dataCycle",
        rows: [
          choiceOfAllValues("network", "dataCycleDay", "dataCycleDay", { words: "day" }),
          toggle("network", "dataWarning", "dataWarning"),
          choiceOfAllValues("network", "dataWarningGb", "dataWarningGb", {
            words: "gb",
            needs: settingArgs("network", "dataWarning", true),
          }),
          toggle("network", "dataLimit", "dataLimit"),
          choiceOfAllValues("network", "dataLimitGb", "dataLimitGb", {
            words: "gb",
            needs: settingArgs("network", "dataLimit", true),
          }),
        ],
      },
      { rows: [appListLink("mobileData", "appMobileData"), appListLink("background", "appBackground")] },
    ],
  },
  wifiPreferences: {
    title: "wifiPreferences",
    sections: [
      {
        rows: [
          toggle("network", "autoJoin", "autoJoin"),
          toggle("network", "wifiWake", "wifiWake"),
          toggle("network", "wifiAssist", "wifiAssist"),
          toggle("network", "notifyOpenNetworks", "notifyOpenNetworks"),
        ],
      },
      { rows: [info("wifiAddress", "wifiAddress"), info("ip", "ip"), info("gateway", "gateway")] },
    ],
  },
  hotspot: {
    title: "hotspot",
    sections: [
      { note: "hotspotNote", rows: [toggle("network", "hotspot", "useHotspot")] },
      {
        rows: [
          text("network", "hotspotName", "hotspotName"),
          text("network", "hotspotPassword", "hotspotPassword", { hint: "passwordHint" }),
        ],
      },
      {
        rows: [
          choiceOfAllValues("network", "hotspotBand", "hotspotBand"),
          choiceOfAllValues("network", "hotspotTimeout", "hotspotTimeout"),
          toggle("network", "hotspotHidden", "hotspotHidden"),
        ],
      },
    ],
  },
  dataSaver: {
    title: "dataSaver",
    sections: [
      { note: "dataSaverNote", rows: [toggle("network", "dataSaver", "useDataSaver")] },
      { rows: [appListLink("unlimitedData", "unlimitedData", { also: "whitelist 白名单" })] },
    ],
  },
  privateDns: {
    title: "privateDns",
    sections: [
      { note: "privateDnsNote", rows: [choiceOfAllValues("network", "privateDns", "privateDns", { as: "inline" })] },
      {
        rows: [
          text("network", "privateDnsHost", "privateDnsHost", { needs: settingArgs("network", "privateDns", "host") }),
        ],
      },
    ],
  },
} as const satisfies Record<string, SettingsPage>;
