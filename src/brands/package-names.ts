// The package names and main activities under which clients of adb find the apps: those that agents know from real phones.

export interface PackageName {
  readonly name: string;
  /** The class of the main activity, in full. */
  readonly activity: string;
}
export const packageName = (name: string, activity: string): PackageName => ({
  name,
  activity: activity.startsWith(".") ? name + activity : activity,
});

/** By the app's id. An app that is missing here gets a name of its own. */
export const packageNames: Readonly<Record<string, readonly PackageName[]>> = {
  alipay: [packageName("com.eg.android.AlipayGphone", ".AlipayLogin")],
  bilibili: [packageName("tv.danmaku.bili", ".MainActivityV2")],
  browser: [packageName("com.android.chrome", "com.google.android.apps.chrome.Main")],
  calculator: [
    packageName("com.google.android.calculator", "com.android.calculator2.Calculator"),
    packageName("com.android.calculator2", ".Calculator"),
  ],
  calendar: [
    packageName("com.google.android.calendar", "com.android.calendar.AllInOneActivity"),
    packageName("com.android.calendar", ".AllInOneActivity"),
  ],
  clock: [
    packageName("com.google.android.deskclock", "com.android.deskclock.DeskClock"),
    packageName("com.android.deskclock", ".DeskClock"),
  ],
  contacts: [
    packageName("com.google.android.contacts", "com.android.contacts.activities.PeopleActivity"),
    packageName("com.android.contacts", ".activities.PeopleActivity"),
    packageName("com.google.android.dialer", ".extensions.GoogleDialtactsActivity"),
  ],
  ebay: [packageName("com.ebay.mobile", ".home.impl.main.MainActivity")],
  files: [
    packageName("com.google.android.documentsui", "com.android.documentsui.files.FilesActivity"),
    packageName("com.google.android.apps.nbu.files", ".home.HomeActivity"),
    packageName("com.android.fileexplorer", ".FileExplorerTabActivity"),
  ],
  gallery: [packageName("com.google.android.apps.photos", ".home.HomeActivity")],
  launcher: [
    packageName("com.google.android.apps.nexuslauncher", ".NexusLauncherActivity"),
    packageName("com.android.launcher3", ".uioverrides.QuickstepLauncher"),
  ],
  maps: [
    packageName("com.google.android.apps.maps", "com.google.android.maps.MapsActivity"),
    packageName("com.autonavi.minimap", "com.autonavi.map.activity.NewMapActivity"),
    packageName("com.baidu.BaiduMap", "com.baidu.baidumaps.MapsActivity"),
  ],
  meeting: [packageName("com.tencent.wemeet.app", ".StartupActivity")],
  messages: [
    packageName("com.google.android.apps.messaging", ".ui.ConversationListActivity"),
    packageName("com.simplemobiletools.smsmessenger", ".activities.MainActivity"),
  ],
  notes: [packageName("com.google.android.keep", ".activities.BrowseActivity")],
  railway: [packageName("com.MobileTicket", ".ui.activity.MainActivity")],
  reddit: [packageName("com.reddit.frontpage", ".MainActivity")],
  rednote: [packageName("com.xingin.xhs", ".index.v2.IndexActivityV2")],
  settings: [packageName("com.android.settings", ".Settings")],
  spotify: [packageName("com.spotify.music", ".MainActivity")],
  weather: [packageName("org.breezyweather", ".main.MainActivity")],
  wechat: [packageName("com.tencent.mm", ".ui.LauncherUI")],
  weread: [packageName("com.tencent.weread", ".LauncherActivity")],
  x: [packageName("com.twitter.android", "com.twitter.app.main.MainActivity")],
};
/** Packages of the system: `pm list packages -3` leaves them out. Agents start only what that list contains. */
export const systemApps: ReadonlySet<string> = new Set(["launcher", "settings"]);
