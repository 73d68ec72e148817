/** The browser: tabs, history, bookmarks, downloads and forms for the phone's small simulated web. */
import { defineApp } from "#os/define.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { parseTypedAddress } from "./queries.ts";
import { seed } from "./seed.ts";
import { browser as model } from "./state.ts";

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  permissions: { files: "allowed", location: "ask", camera: "ask", microphone: "ask" },
  handles: [
    {
      action: "VIEW",
      schemes: ["https", "http"],
      screen: "page",
      params: () => ({}),
      run: (i) => ({ command: "openTab", args: { url: parseTypedAddress(i.uri ?? ""), private: false, front: true } }),
      ownTask: true,
    },
    {
      action: "VIEW",
      types: ["text/html"],
      authority: "files",
      screen: "page",
      params: () => ({}),
      run: (i) => ({ command: "openTab", args: { url: i.uri ?? "", private: false, front: true } }),
      ownTask: true,
    },
  ],
  // Fields that browsing changes. Bookmarks, downloads, sent forms and settings are not in this list.
  incidental: ["/tabs", "/tabOrder", "/current", "/visits", "/searches"],
});
