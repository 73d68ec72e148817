import { defineTexts } from "#os/texts.ts";

export const voicemailStrings = defineTexts({
  en: {
    noVoicemail: "No voicemail",
    newVoicemail: "New",
    play: "Play",
    position: "Position",
    deleteVoicemailAsk: "Delete this voicemail?",
  },
  zh: {
    noVoicemail: "没有语音留言",
    newVoicemail: "新留言",
    play: "播放",
    position: "进度",
    deleteVoicemailAsk: "删除这条留言？",
  },
});
