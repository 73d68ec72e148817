/** Privacy and location. */
import { settingArgs } from "#os/settings.ts";
import { actionRow, info, pageLink, slot, screenLink, toggle, type SettingsPage } from "../../declare.ts";

export const privacyPages = {
  privacy: {
    title: "privacy",
    searchTerms: "隐私",
    sections: [
      {
        rows: [
          screenLink("privacyDashboard", "privacyDashboard", { note: "privacyDashboardAbout", icon: "dashboard" }),
          screenLink("permissions", "permissions", { note: "permissionsAbout", icon: "shield" }),
          pageLink("privacyControls", "privacyControls", { shows: "privacyControls", icon: "camera" }),
          pageLink("activityControls", "activityControls", { note: "activityControlsAbout", icon: "history" }),
          pageLink("ads", "ads", { shows: { group: "privacy", name: "personalAds" }, icon: "ads" }),
          pageLink("lockNotifications", "lockNotifications", {
            shows: { group: "notifications", name: "onLock" },
            icon: "lock",
          }),
        ],
      },
      {
        rows: [
          toggle("privacy", "clipboardAlert", "clipboardAlert"),
          toggle("privacy", "screenshotAlert", "screenshotAlert"),
          toggle("privacy", "indicators", "indicators"),
          toggle("privacy", "autoRevoke", "autoRevoke"),
          toggle("privacy", "usageReports", "usageReports"),
        ],
      },
    ],
  },
  privacyControls: {
    title: "privacyControls",
    searchTerms: "camera microphone 相机 麦克风",
    sections: [
      {
        note: "privacyControlsNote",
        rows: [
          toggle("privacy", "camera", "cameraAccess", { icon: "camera" }),
          toggle("privacy", "microphone", "microphoneAccess", { icon: "mic" }),
        ],
      },
    ],
  },
  activityControls: {
    title: "activityControls",
    sections: [
      {
        note: "activityControlsNote",
        rows: [
          toggle("privacy", "webActivity", "webActivity"),
          toggle("privacy", "watchHistory", "watchHistory"),
          toggle("privacy", "placeHistory", "placeHistory"),
        ],
      },
    ],
  },
  ads: {
    title: "ads",
    searchTerms: "advertising 广告标识符",
    sections: [
      { note: "adsNote", rows: [toggle("privacy", "personalAds", "personalAds")] },
      { rows: [info("adId", "adId"), actionRow("newAdId", "newAdId")] },
    ],
  },
  location: {
    title: "location",
    searchTerms: "gps 定位",
    sections: [
      { note: "locationNote", rows: [toggle("location", "on", "useLocation")] },
      { title: "recentAccess", rows: [slot("locationUse", "recentAccess")] },
      {
        rows: [
          toggle("location", "precise", "precise", { needs: settingArgs("location", "on", true) }),
          toggle("location", "sharing", "locationSharing", { needs: settingArgs("location", "on", true) }),
          toggle("location", "indicator", "locationIndicator"),
          pageLink("locationServices", "locationServices", { note: "locationServicesAbout" }),
        ],
      },
    ],
  },
  locationServices: {
    title: "locationServices",
    sections: [
      {
        rows: [
          toggle("location", "wifiScan", "wifiScan"),
          toggle("location", "bluetoothScan", "bluetoothScan"),
          toggle("location", "emergency", "emergencyLocation"),
        ],
      },
    ],
  },
} as const satisfies Record<string, SettingsPage>;
