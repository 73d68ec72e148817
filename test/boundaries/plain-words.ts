/** Texts that read like an app's title and mean something else. */
export const plainWords: Readonly<Record<string, readonly string[]>> = {
  // What its own notifications of talks are called.
  "src/apps/alipay/index.ts": ["Messages"],
  // What is spent at home.
  "src/apps/alipay/features/bills/strings.ts": ["Home"],
  // The people who can be paid.
  "src/apps/alipay/features/chats/strings.ts": ["Contacts", "通讯录"],
  // Tabs of the first page.
  "src/apps/alipay/features/home/strings.ts": ["Home", "Messages"],
  // Its own settings.
  "src/apps/alipay/features/settings/strings.ts": ["Settings", "设置"],
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
  // Messages between buyers and sellers.
  "src/apps/ebay/index.ts": ["Messages"],
  // The front page, messages of sellers, its own settings, light or dark.
  "src/apps/ebay/strings.ts": ["Home", "Messages", "Settings", "设置", "主题"],
  // Albums.
  "src/apps/gallery/strings.ts": ["相册"],
  // Pictures of messages.
  "src/apps/gallery/words.ts": ["Messages"],
  // Its own settings, light or dark.
  "src/apps/maps/features/account/strings.ts": ["Settings", "地图", "设置", "主题"],
  // Where the owner lives.
  "src/apps/maps/features/lists/strings.ts": ["Home"],
  // A map.
  "src/apps/maps/features/offline/strings.ts": ["地图"],
  "src/apps/maps/strings.ts": ["地图"],
  // The tab of people.
  "src/apps/meeting/features/home/strings.ts": ["Contacts", "通讯录"],
  // Its own settings.
  "src/apps/meeting/features/me/strings.ts": ["Settings", "设置"],
  // The people whom one meets.
  "src/apps/meeting/features/people/strings.ts": ["Contacts", "通讯录"],
  // The settings of one meeting.
  "src/apps/meeting/features/plan/strings.ts": ["Settings", "设置"],
  // People as tiles.
  "src/apps/meeting/features/room/strings.ts": ["Gallery"],
  // What a widget shows.
  "src/apps/launcher/strings.ts": ["Clock", "Weather", "时钟", "天气"],
  // Messages, files, people and a number at home; its own settings.
  "src/apps/messages/strings.ts": ["Messages", "Settings", "Contacts", "Home", "信息", "文件", "设置"],
  // A folder of the user's.
  "src/apps/notes/seed.ts": ["Home", "The Salt Road\nA Short History of Maps\nNight Trains"],
  // Notes on a tab, one note.
  "src/apps/notes/strings.ts": ["Notes"],
  // Its own settings, its calendar of days, its tab and its messages.
  "src/apps/railway/features/account/strings.ts": ["Settings", "设置"],
  "src/apps/railway/features/find/strings.ts": ["Calendar", "日历"],
  "src/apps/railway/features/front/strings.ts": ["Home", "Messages"],
  // Themes on a tab, one theme, its own settings.
  "src/apps/themes/strings.ts": ["Themes", "Settings", "主题", "设置"],
  // Its own settings.
  "src/apps/wechat/features/discover/strings.ts": ["Settings", "设置"],
  // Kinds of what was kept.
  "src/apps/wechat/features/favourites/strings.ts": ["Notes", "Files", "文件"],
  // News of friends, pictures of a friend's.
  "src/apps/wechat/features/moments/strings.ts": ["Messages", "相册"],
  // Its own settings.
  "src/apps/wechat/features/settings/strings.ts": ["Settings", "设置"],
  // Settings of steps.
  "src/apps/wechat/features/steps/strings.ts": ["Settings", "设置"],
  // What was paid for at home.
  "src/apps/wechat/features/wallet/strings.ts": ["Home"],
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
    "Maps",
    "地图",
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
  // Times that a message names go into the phone's, what is sent as a file.
  "src/apps/wechat/features/chats/strings.ts": ["Calendar", "Files", "文件"],
  // What can be done with somebody: write an SMS, keep the number in the phone.
  "src/apps/wechat/features/contacts/strings.ts": ["Messages", "Add to Contacts"],
  // Groups that are kept among the app's own people.
  "src/apps/wechat/features/groups/strings.ts": ["Save to Contacts", "保存到通讯录的群聊会显示在这里"],
  // The tab with the app's own people.
  "src/apps/wechat/features/home/strings.ts": ["Contacts", "通讯录"],
  // A section of what was found: the app's own people.
  "src/apps/wechat/features/search/strings.ts": ["Contacts"],
  // Its channel of notifications.
  "src/apps/wechat/index.ts": ["Messages"],
  // A book.
  "src/os/seed-files.ts": [
    "# Book club\n\n- April: The Salt Road\n- May: A Short History of Maps\n- June: Night Trains\n\nWe meet on the first Thursday, 19:30.",
  ],
  // One map.
  "tasks/wechat/right-message-quoted.ts": ["地图"],
};
