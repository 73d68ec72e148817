import { defineTexts } from "#os/texts.ts";

export const discoverStrings = defineTexts({
  en: {
    nearbyRow: "People Nearby",
    programsRow: "Mini Programs",
    accountsRow: "Official Accounts",
    servicesRow: "Services",
    favouritesRow: "Favorites",
    settingsRow: "Settings",
    ownId: "{app.wechat} ID: {id}",
    qrRow: "My QR Code",
    ownProfile: "My Profile",
    welcome: "Chat, pay and get around, all in one app",
    logIn: "Log In",
    signUp: "Sign Up",
  },
  zh: {
    nearbyRow: "附近的人",
    programsRow: "小程序",
    accountsRow: "公众号",
    servicesRow: "服务",
    favouritesRow: "收藏",
    settingsRow: "设置",
    ownId: "{app.wechat}号：{id}",
    qrRow: "我的二维码",
    ownProfile: "个人信息",
    welcome: "聊天、支付、生活服务，都在这里",
    logIn: "登录",
    signUp: "注册",
  },
});
