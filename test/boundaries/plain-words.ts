/** Texts that read like an app's title and mean something else. */
export const plainWords: Readonly<Record<string, readonly string[]>> = {
  // Its own settings.
  "src/apps/browser/strings.ts": ["Settings", "设置"],
  // One calendar of several, the notes of an event, its own settings.
  "src/apps/calendar/strings.ts": ["Settings", "Calendar", "Notes", "日历", "设置"],
  // Its own settings.
  "src/apps/clock/strings.ts": ["Settings", "设置"],
  // The tab with the needle.
  "src/apps/compass/strings.ts": ["Compass", "指南针", "在“指南针”中可以保存当前朝向"],
  // People on a tab, its own settings, a number at home.
  "src/apps/contacts/strings.ts": ["Contacts", "Settings", "Home", "设置"],
  // Albums.
  "src/apps/gallery/strings.ts": ["相册"],
  // Pictures of messages.
  "src/apps/gallery/words.ts": ["Messages"],
  // What a widget shows.
  "src/apps/launcher/strings.ts": ["Clock", "Weather", "时钟", "天气"],
  // Messages, files, people and a number at home; its own settings.
  "src/apps/messages/strings.ts": ["Messages", "Settings", "Contacts", "Home", "信息", "文件", "设置"],
  // A folder of the user's.
  "src/apps/notes/seed.ts": ["Home"],
  // Notes on a tab, one note.
  "src/apps/notes/strings.ts": ["Notes", "从备忘录中移除这张图片？"],
  // Themes on a tab, one theme, its own settings.
  "src/apps/themes/strings.ts": ["Themes", "Settings", "主题", "设置"],
  // Its own settings.
  "src/apps/weather/strings.ts": ["Settings", "设置"],
  // The home key.
  "src/ui/console/whole.tsx": ["Home"],
  // The home key.
  "src/ui/console/words.ts": ["Home"],
  // The home screen.
  "src/ui/shell/words/en.ts": ["Home"],
  // Kinds of apps.
  "src/apps/settings/features/apps/strings.ts": [
    "Browser",
    "Messages",
    "Gallery",
    "Contacts",
    "Calendar",
    "Clock",
    "浏览器",
    "日历",
    "时钟",
  ],
  // What a device is told.
  "src/apps/settings/features/devices/strings.ts": ["Contacts"],
  // What a screen saver shows.
  "src/apps/settings/features/display/strings.ts": ["Clock", "时钟"],
  // What an access point is used for.
  "src/apps/settings/features/network/strings.ts": ["Messages"],
  // Kinds of data.
  "src/apps/settings/features/permissions/strings.ts": ["Contacts", "Calendar", "Files", "通讯录", "日历", "文件"],
  // Who is let through.
  "src/apps/settings/features/sound/strings.ts": ["Contacts"],
  // What a backup holds.
  "src/apps/settings/features/system/strings.ts": ["Messages", "Settings"],
};
