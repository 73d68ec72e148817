import { defineTexts } from "#os/texts.ts";

export const liveStrings = defineTexts({
  en: {
    liveHint: "Say hi in the chat",
    viewers: "{n} watching",
    roomNumber: "Room {n}",
    roomGone: "This room is closed",
    liveTime: "Live for {n} min",
    pauseLive: "Pause the stream",
    playLive: "Play the stream",
    liveWelcome: "Welcome! Be kind in the chat.",
    liveOffline: "No network",
    roomMenu: "More",
    "room-missing": "This room is closed",
  },
  zh: {
    liveHint: "发条弹幕聊聊吧",
    viewers: "{n}人在看",
    roomNumber: "房间号 {n}",
    roomGone: "直播间不存在",
    liveTime: "已播 {n} 分钟",
    pauseLive: "暂停直播",
    playLive: "播放直播",
    liveWelcome: "欢迎来到直播间，请文明发言",
    liveOffline: "网络不给力",
    roomMenu: "更多",
    "room-missing": "直播间不存在",
  },
});
