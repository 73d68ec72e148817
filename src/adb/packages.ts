// The package names under which clients find the phone's apps. An app answers to all of its names and is listed under the
// first one. Agents look apps up in tables of their own, so an app has the names that these tables use.
import type { PhoneApp } from "./phone.ts";

interface PackageName {
  readonly name: string;
  /** The class of the main activity, in full. */
  readonly activity: string;
}
const named = (name: string, activity: string): PackageName => ({
  name,
  activity: activity.startsWith(".") ? name + activity : activity,
});

/** By the app's id. An app that is missing here gets a name of its own. */
const known: Readonly<Record<string, readonly PackageName[]>> = {
  alipay: [named("com.eg.android.AlipayGphone", ".AlipayLogin")],
  browser: [named("com.android.chrome", "com.google.android.apps.chrome.Main")],
  calculator: [
    named("com.google.android.calculator", "com.android.calculator2.Calculator"),
    named("com.android.calculator2", ".Calculator"),
  ],
  calendar: [
    named("com.google.android.calendar", "com.android.calendar.AllInOneActivity"),
    named("com.android.calendar", ".AllInOneActivity"),
  ],
  clock: [
    named("com.google.android.deskclock", "com.android.deskclock.DeskClock"),
    named("com.android.deskclock", ".DeskClock"),
  ],
  contacts: [
    named("com.google.android.contacts", "com.android.contacts.activities.PeopleActivity"),
    named("com.android.contacts", ".activities.PeopleActivity"),
    named("com.google.android.dialer", ".extensions.GoogleDialtactsActivity"),
  ],
  ebay: [named("com.ebay.mobile", ".home.impl.main.MainActivity")],
  files: [
    named("com.google.android.documentsui", "com.android.documentsui.files.FilesActivity"),
    named("com.google.android.apps.nbu.files", ".home.HomeActivity"),
    named("com.android.fileexplorer", ".FileExplorerTabActivity"),
  ],
  gallery: [named("com.google.android.apps.photos", ".home.HomeActivity")],
  launcher: [
    named("com.google.android.apps.nexuslauncher", ".NexusLauncherActivity"),
    named("com.android.launcher3", ".uioverrides.QuickstepLauncher"),
  ],
  maps: [
    named("com.google.android.apps.maps", "com.google.android.maps.MapsActivity"),
    named("com.autonavi.minimap", "com.autonavi.map.activity.NewMapActivity"),
    named("com.baidu.BaiduMap", "com.baidu.baidumaps.MapsActivity"),
  ],
  meeting: [named("com.tencent.wemeet.app", ".StartupActivity")],
  messages: [
    named("com.google.android.apps.messaging", ".ui.ConversationListActivity"),
    named("com.simplemobiletools.smsmessenger", ".activities.MainActivity"),
  ],
  notes: [named("com.google.android.keep", ".activities.BrowseActivity")],
  railway: [named("com.MobileTicket", ".ui.activity.MainActivity")],
  reddit: [named("com.reddit.frontpage", ".MainActivity")],
  rednote: [named("com.xingin.xhs", ".index.v2.IndexActivityV2")],
  settings: [named("com.android.settings", ".Settings")],
  weather: [named("org.breezyweather", ".main.MainActivity")],
  wechat: [named("com.tencent.mm", ".ui.LauncherUI")],
  x: [named("com.twitter.android", "com.twitter.app.main.MainActivity")],
};
/** Packages of the system: `pm list packages -3` leaves them out. Agents start only what that list contains. */
const systemApps: ReadonlySet<string> = new Set(["launcher", "settings"]);

export const systemUi = "com.android.systemui";
export const permissionController = "com.google.android.permissioncontroller";

export interface Package {
  readonly name: string;
  readonly app: PhoneApp;
  readonly activity: string;
  readonly isSystem: boolean;
}

export class Packages {
  readonly #byName = new Map<string, Package>();
  readonly #first = new Map<string, Package>();
  /** The name under which a client opened the app last: the client expects to see this one. */
  readonly #used = new Map<string, Package>();

  constructor(apps: readonly PhoneApp[]) {
    for (const app of apps) {
      const names = known[app.id] ?? [named(`com.phonebooth.${app.id}`, ".MainActivity")];
      for (const { name, activity } of names) {
        const entry = { name, app, activity, isSystem: systemApps.has(app.id) };
        this.#byName.set(name, entry);
        if (!this.#first.has(app.id)) this.#first.set(app.id, entry);
      }
    }
  }
  find(name: string): Package | null {
    return this.#byName.get(name) ?? null;
  }
  /** The packages that are listed, sorted by name. */
  get listed(): readonly Package[] {
    return [...this.#first.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }
  /** Returns the package under which the client knows the app. */
  of(app: string): Package | null {
    return this.#used.get(app) ?? this.#first.get(app) ?? null;
  }
  use(entry: Package): void {
    this.#used.set(entry.app.id, entry);
  }
}

/** `com.a/.B` for `com.a.B`, as Android shortens components. */
export const componentOf = ({ name, activity }: Package): string =>
  `${name}/${activity.startsWith(`${name}.`) ? activity.slice(name.length) : activity}`;
export const fullComponentOf = ({ name, activity }: Package): string => `${name}/${activity}`;
