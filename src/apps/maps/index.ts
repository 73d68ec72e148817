import { extraText } from "#os/intents.ts";
import { defineApp } from "#os/define.ts";
import { commands } from "./commands.ts";
import { duesOf } from "./dues.ts";

import { parseGeoUri, parseListLink, parseTargetLink } from "./links.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { maps as model } from "./state.ts";

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  permissions: { location: "allowed", contacts: "ask" },
  channels: {
    navigation: { title: { en: "Navigation", zh: "导航" }, importance: "low" },
    sharing: { title: { en: "Location sharing", zh: "位置信息分享" }, importance: "default" },
    contributions: { title: { en: "Your contributions", zh: "我的贡献" }, importance: "default" },
  },
  // The recent entries and the plan change even when the user only looks at something.
  incidental: ["/recents", "/plan"],
  due: (state) => duesOf(state),
  awake: ({ trip, prefs }) => trip !== null && trip.arrived === null && prefs.keepAwake,
  handles: [
    {
      action: "VIEW",
      schemes: ["geo"],
      screen: "place",
      params: (i) => {
        const at = parseGeoUri(i.uri);
        return at?.target == null ? null : { target: at.target, label: extraText(i, "name") };
      },
    },
    {
      action: "VIEW",
      schemes: ["geo"],
      screen: "results",
      params: (i) => {
        const at = parseGeoUri(i.uri);
        return at?.words == null ? null : { q: at.words };
      },
    },
    {
      action: "VIEW",
      schemes: ["https"],
      screen: "place",
      params: (i) => {
        const target = parseTargetLink(i.uri);
        return target === null ? null : { target };
      },
    },
    {
      action: "VIEW",
      schemes: ["https"],
      screen: "list",
      params: (i, { state }) => {
        const list = parseListLink(i.uri);
        return list === null || !state.lists[list] ? null : { list };
      },
    },
  ],
});
