/** Privacy and location. */
import { setting } from "../../../../os/settings.ts";
import { act, info, page, slot, special, toggle, type PageOf } from "../../declare.ts";

export const privacyPages = {
  privacy: {
    title: "privacy",
    also: "隐私",
    sections: [
      {
        rows: [
          special("privacyDashboard", "privacyDashboard", { note: "privacyDashboardAbout", icon: "dashboard" }),
          special("permissions", "permissions", { note: "permissionsAbout", icon: "shield" }),
          page("privacyControls", "privacyControls", { shows: "privacyControls", icon: "camera" }),
          page("activityControls", "activityControls", { note: "activityControlsAbout", icon: "history" }),
          page("ads", "ads", { shows: { group: "privacy", name: "personalAds" }, icon: "ads" }),
          page("lockNotifications", "lockNotifications", {
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
    also: "camera microphone 相机 麦克风",
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
    also: "advertising 广告标识符",
    sections: [
      { note: "adsNote", rows: [toggle("privacy", "personalAds", "personalAds")] },
      { rows: [info("adId", "adId"), act("newAdId", "newAdId")] },
    ],
  },
  location: {
    title: "location",
    also: "gps 定位",
    sections: [
      { note: "locationNote", rows: [toggle("location", "on", "useLocation")] },
      { title: "recentAccess", rows: [slot("locationUse", "recentAccess")] },
      {
        rows: [
          toggle("location", "precise", "precise", { needs: setting("location", "on", true) }),
          toggle("location", "sharing", "locationSharing", { needs: setting("location", "on", true) }),
          toggle("location", "indicator", "locationIndicator"),
          page("locationServices", "locationServices", { note: "locationServicesAbout" }),
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
} as const satisfies Record<string, PageOf>;
