/** Texts that equal an app's title but mean something else, by file. */
export const titleExceptions: Readonly<Record<string, readonly string[]>> = {
  // The app's own notification channel for conversations.
  "src/apps/alipay/index.ts": ["Messages"],
  // A category of expenses: home.
  "src/apps/alipay/features/bills/strings.ts": ["Home"],
  // The people who can be paid.
  "src/apps/alipay/features/chats/strings.ts": ["Contacts", "通讯录"],
  // Tabs of the app's first page.
  "src/apps/alipay/features/home/strings.ts": ["Home", "Messages"],
  // The app's own settings.
  "src/apps/alipay/features/settings/strings.ts": ["Settings", "设置"],
  // The app's own settings.
  "src/apps/browser/strings.ts": ["Settings", "设置"],
  // One of several calendars, the notes of an event, the app's own settings.
  "src/apps/calendar/strings.ts": ["Settings", "Calendar", "Notes", "日历", "设置"],
  // The app's own settings.
  "src/apps/clock/strings.ts": ["Settings", "设置"],
  // The tab with the compass needle.
  "src/apps/compass/strings.ts": ["Compass", "指南针", "在“指南针”中可以保存当前朝向"],
  // A tab with people, the app's own settings, a home number.
  "src/apps/contacts/strings.ts": ["Contacts", "Settings", "Home", "设置"],
  // Messages between buyers and sellers.
  "src/apps/ebay/index.ts": ["Messages"],
  // The front page, messages from sellers, the app's own settings, the colour theme.
  "src/apps/ebay/strings.ts": ["Home", "Messages", "Settings", "设置", "主题"],
  // Albums.
  "src/apps/gallery/strings.ts": ["相册"],
  // Pictures from messages.
  "src/apps/gallery/suggestions.ts": ["Messages"],
  // The app's own settings, the colour theme.
  "src/apps/maps/features/account/strings.ts": ["Settings", "地图", "设置", "主题"],
  // The place where the owner lives.
  "src/apps/maps/features/lists/strings.ts": ["Home"],
  // A map.
  "src/apps/maps/features/offline/strings.ts": ["地图"],
  "src/apps/maps/strings.ts": ["地图"],
  // The tab with people.
  "src/apps/meeting/features/home/strings.ts": ["Contacts", "通讯录"],
  // The app's own settings.
  "src/apps/meeting/features/me/strings.ts": ["Settings", "设置"],
  // The people in meetings.
  "src/apps/meeting/features/people/strings.ts": ["Contacts", "通讯录"],
  // The settings of one meeting.
  "src/apps/meeting/features/plan/strings.ts": ["Settings", "设置"],
  // A view of the participants as tiles.
  "src/apps/meeting/features/room/strings.ts": ["Gallery"],
  // The contents of widgets.
  "src/apps/launcher/strings.ts": ["Clock", "Weather", "时钟", "天气"],
  // Text messages, files, people, a home number, the app's own settings.
  "src/apps/messages/strings.ts": ["Messages", "Settings", "Contacts", "Home", "信息", "文件", "设置"],
  // A folder that the user made.
  "src/apps/notes/seed.ts": ["Home", "The Salt Road\nA Short History of Maps\nNight Trains"],
  // A tab with notes, and a single note.
  "src/apps/notes/strings.ts": ["Notes"],
  // The app's own settings, calendar, tab and messages.
  "src/apps/railway/features/account/strings.ts": ["Settings", "设置"],
  "src/apps/railway/features/find/strings.ts": ["Calendar", "日历"],
  "src/apps/railway/features/front/strings.ts": ["Home", "Messages"],
  // The app's own first page, messages, notes and settings.
  "src/apps/rednote/index.ts": ["Messages"],
  "src/apps/rednote/features/home/strings.ts": [
    "Home",
    "Messages",
    "The Nearby feed is off. Turn it on in Settings > Content preferences.",
  ],
  "src/apps/rednote/features/me/strings.ts": ["Browsing history is off. Turn it on in Settings > Content preferences."],
  "src/apps/rednote/features/people/strings.ts": ["Notes"],
  "src/apps/rednote/features/settings/strings.ts": ["Settings", "设置"],
  // The app's own first page, messages with their subject, settings.
  "src/apps/reddit/features/chat/strings.ts": ["Messages"],
  "src/apps/reddit/features/home/strings.ts": ["Home"],
  "src/apps/reddit/features/inbox/strings.ts": ["Messages", "主题"],
  "src/apps/reddit/features/settings/strings.ts": ["Settings", "Messages", "设置"],
  // A tab with themes, a single theme, the app's own settings.
  "src/apps/themes/strings.ts": ["Themes", "Settings", "主题", "设置"],
  // The app's own settings.
  "src/apps/wechat/features/discover/strings.ts": ["Settings", "设置"],
  // Kinds of favourites.
  "src/apps/wechat/features/favourites/strings.ts": ["Notes", "Files", "文件"],
  // News from friends, a friend's pictures.
  "src/apps/wechat/features/moments/strings.ts": ["Messages", "相册"],
  // The app's own settings.
  "src/apps/wechat/features/settings/strings.ts": ["Settings", "设置"],
  // Settings of the step counter.
  "src/apps/wechat/features/steps/strings.ts": ["Settings", "设置"],
  // A category of expenses: home.
  "src/apps/wechat/features/wallet/strings.ts": ["Home"],
  // The app's own settings.
  "src/apps/weather/strings.ts": ["Settings", "设置"],
  // The home key.
  "src/ui/console/simulated-phone.tsx": ["Home"],
  // The home key.
  "src/ui/console/format.ts": ["Home"],
  // The home screen.
  "src/ui/shell/words/en.ts": ["Home"],
  // Categories of apps.
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
  // The data that a paired device may read.
  "src/apps/settings/features/devices/strings.ts": ["Contacts"],
  // The contents of a screen saver.
  "src/apps/settings/features/display/strings.ts": ["Clock", "时钟"],
  // The use of an access point.
  "src/apps/settings/features/network/strings.ts": ["Messages"],
  // Kinds of data.
  "src/apps/settings/features/permissions/strings.ts": ["Contacts", "Calendar", "Files", "通讯录", "日历", "文件"],
  // The people whose calls ring.
  "src/apps/settings/features/sound/strings.ts": ["Contacts"],
  // The contents of a backup.
  "src/apps/settings/features/system/strings.ts": ["Messages", "Settings"],
  // Dates in messages that can be added to the phone's calendar; files as attachments.
  "src/apps/wechat/features/chats/strings.ts": ["Calendar", "Files", "文件"],
  // Actions with a contact: send an SMS, save the number on the phone.
  "src/apps/wechat/features/contacts/strings.ts": ["Messages", "Add to Contacts"],
  // Groups that are saved among the app's own contacts.
  "src/apps/wechat/features/groups/strings.ts": ["Save to Contacts", "保存到通讯录的群聊会显示在这里"],
  // The tab with the app's own contacts.
  "src/apps/wechat/features/home/strings.ts": ["Contacts", "通讯录"],
  // A section of search results: the app's own contacts.
  "src/apps/wechat/features/search/strings.ts": ["Contacts"],
  // The app's own notification channel.
  "src/apps/wechat/index.ts": ["Messages"],
  // The title of a book.
  "src/os/seed-files.ts": [
    "# Book club\n\n- April: The Salt Road\n- May: A Short History of Maps\n- June: Night Trains\n\nWe meet on the first Thursday, 19:30.",
  ],
  // A single map.
  "tasks/wechat/right-message-quoted.ts": ["地图"],
  // The app's own first page, messages and theme, and a topic.
  "src/apps/x/index.ts": ["Messages"],
  "src/apps/x/features/communities/strings.ts": ["Home"],
  "src/apps/x/features/explore/strings.ts": ["Weather", "天气"],
  "src/apps/x/features/home/strings.ts": ["Home", "Messages"],
  "src/apps/x/features/lists/strings.ts": ["Nothing to see here yet. Pin up to five lists to get to them from Home."],
  "src/apps/x/features/settings/strings.ts": ["主题"],
  // The button in the drawer of this app.
  "tasks/reddit/community-unmuted.ts": ["Settings"],
  "tasks/reddit/moderator-unblocked.ts": ["Settings"],
  "tasks/spotify/setting-found.ts": ["Settings"],
  // The app's own first page and settings.
  "src/apps/spotify/features/home/strings.ts": [
    "Home",
    "Settings",
    "This contains explicit content. Turn it on in Settings > Content and display.",
    "设置",
  ],
  "src/apps/spotify/features/library/strings.ts": [
    "Turn off offline mode in Settings to download",
    "Connect to Wi-Fi, or allow downloads over mobile data in Settings",
    "请先在设置中关闭离线模式，再下载",
    "请连接 Wi-Fi，或在设置中允许使用移动数据下载",
  ],
  "src/apps/spotify/features/social/strings.ts": [
    "Your own activity is hidden. You can share it in Settings > Privacy and social.",
  ],
  // The app's own notification channel for conversations.
  "src/apps/bilibili/index.ts": ["Messages"],
  // A tab, and the app's messages.
  "src/apps/bilibili/features/home/strings.ts": ["Home", "Messages"],
  // The app's own settings.
  "src/apps/bilibili/features/me/strings.ts": [
    "Settings",
    "Downloads wait for Wi-Fi. Change this in Settings.",
    "设置",
    "当前非 Wi-Fi 网络，可在设置中允许移动网络缓存",
  ],
  // The app's messages.
  "src/apps/bilibili/features/settings/strings.ts": ["Messages"],
  // The app's own settings.
  "src/apps/bilibili/features/video/strings.ts": [
    "Playing without Wi-Fi is off. Turn it on in Settings, or connect to Wi-Fi.",
    "非 Wi-Fi 播放已关闭，可在设置中开启",
  ],
  // The notes in books, the app's own settings.
  "src/apps/weread/features/me/strings.ts": ["Notes", "Settings", "设置"],
  // The notes in a book.
  "src/apps/weread/features/reader/strings.ts": ["Notes"],
  // The app's messages.
  "src/apps/weread/features/social/strings.ts": ["Messages"],
  // The label of an account of a household: the parents' home.
  "tasks/across/new-account-bill-paid.ts": ["Home"],
  // A number of messages.
  "tasks/meeting/busiest-writer.ts": ["Messages"],
};
