/** Sound, vibration, do-not-disturb mode, captions. */
import { alarmSounds, notificationSounds, ringtones, settingArgs } from "#os/settings.ts";
import {
  appListLink,
  choice,
  labelledValues,
  pageLink,
  choiceOfAllValues,
  scheduleLink,
  slider,
  toggle,
  type SettingsPage,
} from "../../declare.ts";

export const soundPages = {
  sound: {
    title: "sound",
    searchTerms: "volume mute 音量 静音",
    sections: [
      {
        title: "volume",
        rows: [
          slider("sound", "media", "mediaVolume", { icon: "volume", also: "music 音乐" }),
          slider("sound", "call", "callVolume", { icon: "call" }),
          slider("sound", "ring", "ringVolume", { icon: "ring" }),
          slider("sound", "notification", "notificationVolume", { icon: "notifications" }),
          slider("sound", "alarm", "alarmVolume", { icon: "alarm", also: "clock" }),
        ],
      },
      {
        title: "mode",
        rows: [
          choice(
            "sound",
            "ringer",
            "ringer",
            [
              { value: "ring", label: "ringMode" },
              { value: "vibrate", label: "vibrateMode" },
              { value: "silent", label: "silentMode" },
            ],
            { as: "inline", also: "silent mute vibrate 静音 振动" },
          ),
        ],
      },
      { rows: [pageLink("dnd", "dnd", { shows: "dnd" })] },
      {
        title: "sounds",
        rows: [
          choice("sound", "ringtone", "ringtone", labelledValues(ringtones), { also: "铃声" }),
          choice("sound", "notificationSound", "notificationSound", labelledValues(notificationSounds)),
          choice("sound", "alarmSound", "alarmSound", labelledValues(alarmSounds)),
        ],
      },
      {
        rows: [
          pageLink("vibration", "vibration", { note: "vibrationAbout" }),
          pageLink("systemSounds", "systemSounds", { note: "systemSoundsAbout" }),
        ],
      },
      {
        title: "media",
        rows: [
          toggle("sound", "spatial", "spatial", { also: "3d surround 环绕" }),
          toggle("sound", "liveCaption", "liveCaption", { also: "subtitle 字幕" }),
          toggle("sound", "mediaPlayer", "mediaPlayer"),
          toggle("sound", "mediaResume", "mediaResume", { needs: settingArgs("sound", "mediaPlayer", true) }),
        ],
      },
    ],
  },
  vibration: {
    title: "vibration",
    searchTerms: "haptics 震动",
    sections: [
      {
        title: "calls",
        rows: [
          toggle("sound", "vibrateOnRing", "vibrateOnRing"),
          choiceOfAllValues("sound", "vibrationPattern", "vibrationPattern"),
          slider("sound", "ringVibration", "ringVibration"),
        ],
      },
      {
        title: "touch",
        rows: [toggle("sound", "keyVibration", "keyVibration"), slider("sound", "touchVibration", "touchVibration")],
      },
      { title: "alarms", rows: [toggle("sound", "vibrateAlarm", "vibrateAlarm")] },
    ],
  },
  systemSounds: {
    title: "systemSounds",
    sections: [
      {
        rows: [
          toggle("sound", "dialpadTones", "dialpadTones"),
          toggle("sound", "lockSounds", "lockSounds"),
          toggle("sound", "chargingSounds", "chargingSounds"),
          toggle("sound", "touchSounds", "touchSounds"),
        ],
      },
    ],
  },
  dnd: {
    title: "dnd",
    searchTerms: "quiet 请勿打扰 免打扰",
    sections: [
      { note: "dndNote", rows: [toggle("sound", "dnd", "useDnd"), scheduleLink("dnd", "schedule")] },
      {
        title: "dndBreaks",
        rows: [
          pageLink("dndPeople", "dndPeople", { note: "dndPeopleAbout" }),
          pageLink("dndExceptions", "dndExceptions", { note: "dndExceptionsAbout" }),
        ],
      },
      { rows: [toggle("sound", "dndHide", "dndHide")] },
    ],
  },
  dndPeople: {
    title: "dndPeople",
    sections: [
      {
        rows: [
          choiceOfAllValues("sound", "dndCalls", "dndCalls", { words: "who" }),
          choiceOfAllValues("sound", "dndMessages", "dndMessages", { words: "who" }),
          toggle("sound", "dndRepeat", "dndRepeat"),
        ],
      },
    ],
  },
  dndExceptions: {
    title: "dndExceptions",
    sections: [
      {
        rows: [
          toggle("sound", "dndAlarms", "dndAlarms"),
          toggle("sound", "dndMedia", "dndMedia"),
          toggle("sound", "dndReminders", "dndReminders"),
        ],
      },
      { rows: [appListLink("dndAccess", "dndAccess")] },
    ],
  },
  captions: {
    title: "captions",
    searchTerms: "subtitle 字幕",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      { rows: [toggle("accessibility", "captions", "useCaptions")] },
      {
        rows: [
          choiceOfAllValues("accessibility", "captionSize", "captionSize"),
          choiceOfAllValues("accessibility", "captionStyle", "captionStyle"),
        ],
      },
    ],
  },
} as const satisfies Record<string, SettingsPage>;
