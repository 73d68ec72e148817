/** Pages of display, lock screen and themes. */
import { settingArgs, timeoutsSec, fontScales } from "#os/settings.ts";
import {
  choice,
  dark,
  pageLink,
  choiceOfAllValues,
  scheduleLink,
  slider,
  screenLink,
  text,
  toggle,
  type ChoiceSetting,
  type SettingsPage,
} from "../../declare.ts";

const fontSize = (as: ChoiceSetting["as"]): ChoiceSetting =>
  choice(
    "display",
    "fontScale",
    "fontSize",
    fontScales.map((value) => ({
      value,
      label: ({ 0.85: "small", 1: "normal", 1.15: "large", 1.3: "largest" } as const)[value],
    })),
    { as, also: "text size 文字大小 字号" },
  );

export const displayPages = {
  display: {
    title: "display",
    searchTerms: "screen 屏幕",
    sections: [
      {
        title: "brightness",
        rows: [
          slider("display", "brightness", "brightnessLevel", { icon: "brightness", also: "light 亮度" }),
          toggle("display", "adaptive", "adaptiveBrightness", { note: "adaptiveNote", icon: "adaptive", also: "auto" }),
        ],
      },
      {
        title: "look",
        rows: [
          pageLink("darkTheme", "darkTheme", { shows: "darkTheme", icon: "dark" }),
          pageLink("nightLight", "nightLight", { shows: "nightLight", icon: "nightLight" }),
          pageLink("fontSize", "fontSize", { note: "fontSizeAbout", icon: "fontSize" }),
          pageLink("displaySize", "displaySize", { shows: { group: "display", name: "size" }, icon: "zoom" }),
          pageLink("style", "style", {
            shows: { group: "look", name: "accent" },
            icon: "palette",
            also: "theme 主题 图标",
          }),
          pageLink("colors", "colors", { shows: { group: "display", name: "colorMode" }, icon: "vision" }),
        ],
      },
      {
        title: "lock",
        rows: [
          pageLink("lockScreen", "lockScreen", { note: "lockScreenAbout", icon: "lock" }),
          choice(
            "display",
            "timeoutSec",
            "timeout",
            timeoutsSec.map((value) => ({
              value,
              label: ({ 15: "sec15", 30: "sec30", 60: "min1", 120: "min2", 300: "min5", 600: "min10" } as const)[value],
            })),
            { icon: "timeout", also: "sleep lock 休眠 锁屏" },
          ),
        ],
      },
      {
        title: "behaviour",
        rows: [
          choiceOfAllValues("display", "refreshRate", "refreshRate", { icon: "screen", also: "hertz 高刷" }),
          toggle("display", "autoRotate", "autoRotate", { icon: "rotate", also: "landscape 横屏" }),
          toggle("display", "attention", "attention", { icon: "vision" }),
          toggle("display", "touchSensitivity", "touchSensitivity", { icon: "touch", also: "glove 手套" }),
          choiceOfAllValues("display", "screenSaver", "screenSaver", { icon: "star" }),
          toggle("display", "stayAwake", "stayAwake", { icon: "awake" }),
          toggle("display", "batteryPercent", "batteryPercent", { icon: "percent" }),
          toggle("device", "flashlight", "flashlight", { icon: "flashlight", also: "torch lamp 电筒 手电" }),
        ],
      },
    ],
  },
  darkTheme: {
    title: "darkTheme",
    searchTerms: "night mode black 深色模式 暗色 黑夜",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      { rows: [dark(), scheduleLink("dark", "darkSchedule")] },
    ],
  },
  lockScreen: {
    title: "lockScreen",
    sections: [
      {
        rows: [
          screenLink("lock", "screenLock", { shows: "lock", also: "pin pattern password 密码 图案 解锁" }),
          choiceOfAllValues("display", "lockClock", "lockClock"),
          text("display", "lockText", "lockText", { hint: "lockTextHint" }),
        ],
      },
      {
        rows: [
          toggle("display", "alwaysOn", "alwaysOn", { also: "aod ambient" }),
          toggle("display", "tapToWake", "tapToWake"),
          toggle("display", "liftToWake", "liftToWake"),
          toggle("notifications", "wakeScreen", "wakeScreen"),
        ],
      },
    ],
  },
  nightLight: {
    title: "nightLight",
    searchTerms: "blue light warm eye 护眼 蓝光",
    sections: [
      { note: "nightLightNote", rows: [toggle("display", "nightLight", "useNightLight")] },
      {
        rows: [
          slider("display", "nightLightStrength", "nightLightStrength", {
            needs: settingArgs("display", "nightLight", true),
          }),
          scheduleLink("nightLight", "schedule"),
        ],
      },
    ],
  },
  fontSize: {
    title: "fontSize",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      { note: "fontSizeNote", rows: [fontSize("steps")] },
      { rows: [toggle("accessibility", "boldText", "boldText")] },
    ],
  },
  displaySize: {
    title: "displaySize",
    searchTerms: "zoom dpi 显示比例",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      {
        note: "displaySizeNote",
        rows: [choiceOfAllValues("display", "size", "displaySize", { as: "steps", words: "size" })],
      },
    ],
  },
  style: {
    title: "style",
    searchTerms: "accent theme icon 主题 强调色 图标",
    sections: [
      { title: "accent", rows: [choiceOfAllValues("look", "accent", "accent", { as: "inline" })] },
      {
        title: "icons",
        rows: [
          choiceOfAllValues("look", "iconShape", "iconShape", { as: "inline" }),
          toggle("look", "themedIcons", "themedIcons"),
        ],
      },
    ],
  },
  colors: {
    title: "colors",
    searchTerms: "saturation 饱和度",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      { rows: [choiceOfAllValues("display", "colorMode", "colorMode", { as: "inline" })] },
      { rows: [pageLink("correction", "correction", { shows: { group: "accessibility", name: "correction" } })] },
    ],
  },
} as const satisfies Record<string, SettingsPage>;
