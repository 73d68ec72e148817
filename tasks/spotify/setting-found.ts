import type { PrefPage, Prefs } from "#apps/spotify/features/settings/prefs.ts";
import spotify from "#apps/spotify/index.ts";
import { defineTask } from "#judge/define.ts";
import { openDrawer } from "../kit/spotify.ts";

/** Change the setting that has an effect which the owner describes. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L2",
  tags: ["settings", "explore"],
  budget: 15,
  revision: 1,

  params: (r, _phone, { say }) => {
    const { page, put, en, zh } = r.pick(wishes);
    const [name, value] = Object.entries(put)[0]! as [keyof Prefs, Prefs[keyof Prefs]];
    return { page, name, value, wish: say(en, zh) };
  },
  instruction: {
    en: [({ wish }) => `Please adjust {app.spotify}: ${wish}. Leave every other setting alone.`],
    zh: [({ wish }) => `帮我设置一下{app.spotify}：${wish}。其他设置都不要动。`],
  },
  setup: ({ spotify: state }, { name, value }) => {
    const other = { downloadQuality: "high", podcastStep: "15" } as const;
    const before = typeof value === "boolean" ? !value : other[name as keyof typeof other];
    Object.assign(state.prefs, { [name]: before });
  },
  checks: [
    {
      that: "the setting has the value",
      holds: ({ after, params }) => after.spotify.prefs[params.name] === params.value,
    },
  ],
  allow: ({ spotify: state }, { name }) => [state.prefs[name]],

  oracle: async (o, { page, name, value }) => {
    await openDrawer(o, "Settings");
    await o.act(spotify, "settings.openPage", { page });
    if (name === "downloadQuality" || name === "podcastStep") {
      await o.act(spotify, "prefs.openChoice", { name });
      await o.act(spotify, "prefChoice.put", { [name]: value });
    } else await o.act(spotify, "prefs.put", { [name]: value });
  },
});
interface Wish {
  readonly page: PrefPage;
  readonly put: Partial<Prefs>;
  readonly en: string;
  readonly zh: string;
}
const wishes: readonly Wish[] = [
  {
    page: "display",
    put: { explicit: false },
    en: "songs with explicit words shouldn't play any more",
    zh: "带脏话的露骨内容都不要播放",
  },
  {
    page: "display",
    put: { explicit: true },
    en: "songs with explicit words may play again",
    zh: "露骨内容也可以播放",
  },
  {
    page: "display",
    put: { showUnplayable: false },
    en: "lists should leave out the songs that can't play right now",
    zh: "列表里不要再出现当前播不了的歌",
  },
  {
    page: "display",
    put: { showUnplayable: true },
    en: "lists should also have the songs that can't play right now",
    zh: "当前播不了的歌也要留在列表里",
  },
  {
    page: "display",
    put: { canvas: false },
    en: "the player shouldn't take on the colours of each cover",
    zh: "播放器不要跟着封面变颜色",
  },
  {
    page: "display",
    put: { canvas: true },
    en: "let the player take its colour from the cover",
    zh: "让播放器随封面变色",
  },
  {
    page: "display",
    put: { lyrics: false },
    en: "I don't want the words of the songs in the player",
    zh: "播放器里不要显示歌词",
  },
  {
    page: "display",
    put: { lyrics: true },
    en: "I want to see the words of a song in the player",
    zh: "播放器里要能看到歌词",
  },
  {
    page: "playback",
    put: { autoplay: false },
    en: "when the music I picked is over, it should just stop and not go on with similar songs",
    zh: "我选的歌放完就停，不要接着放相似的歌",
  },
  {
    page: "playback",
    put: { autoplay: true },
    en: "when the music I picked is over, similar songs should follow",
    zh: "我选的歌放完以后，接着放相似的歌",
  },
  {
    page: "playback",
    put: { podcastStep: "30" },
    en: "in podcasts, the buttons beside play should jump by half a minute",
    zh: "听播客时，快进快退一次跳半分钟",
  },
  {
    page: "playback",
    put: { podcastStep: "10" },
    en: "in podcasts, the buttons beside play should jump by 10 seconds only",
    zh: "听播客时，快进快退一次只跳 10 秒",
  },
  {
    page: "quality",
    put: { downloadQuality: "veryHigh" },
    en: "save downloads in the best quality there is",
    zh: "下载要用最好的音质",
  },
  {
    page: "quality",
    put: { downloadQuality: "low" },
    en: "save downloads in the lowest quality, so that they take little space",
    zh: "下载用最低的音质，省点空间",
  },
  {
    page: "quality",
    put: { downloadQuality: "normal" },
    en: "save downloads in normal quality",
    zh: "下载用普通音质就行",
  },
  {
    page: "quality",
    put: { downloadOverMobile: true },
    en: "it may download things even when I'm not on Wi-Fi",
    zh: "没有 Wi-Fi 的时候也可以下载",
  },
  {
    page: "quality",
    put: { downloadOverMobile: false },
    en: "it should download on Wi-Fi only",
    zh: "只在 Wi-Fi 下才下载",
  },
  {
    page: "data",
    put: { offline: true },
    en: "play nothing but what I've downloaded",
    zh: "只播放我下载好的内容",
  },
  {
    page: "data",
    put: { dataSaver: true },
    en: "don't fetch covers over mobile data",
    zh: "用移动数据时不要加载封面",
  },
  { page: "data", put: { dataSaver: false }, en: "fetch covers over mobile data too", zh: "用移动数据时也要加载封面" },
  {
    page: "privacy",
    put: { shareActivity: false },
    en: "my friends shouldn't see what I'm playing",
    zh: "不要让好友看到我在听什么",
  },
  {
    page: "privacy",
    put: { shareActivity: true },
    en: "let my friends see what I'm playing",
    zh: "让好友能看到我在听什么",
  },
  {
    page: "privacy",
    put: { showTopArtists: false },
    en: "keep the artists I've played lately off my profile",
    zh: "个人资料里不要显示我最近听的艺人",
  },
  {
    page: "privacy",
    put: { showTopArtists: true },
    en: "show the artists I've played lately on my profile",
    zh: "个人资料里显示我最近听的艺人",
  },
  {
    page: "privacy",
    put: { publishPlaylists: false },
    en: "playlists that I make from now on shouldn't appear on my profile",
    zh: "以后新建的歌单不要出现在个人资料里",
  },
  {
    page: "privacy",
    put: { publishPlaylists: true },
    en: "playlists that I make from now on should appear on my profile",
    zh: "以后新建的歌单都显示在个人资料里",
  },
  {
    page: "notifications",
    put: { notifyConcerts: false },
    en: "stop the notifications about concerts",
    zh: "不要再发演出的通知",
  },
  {
    page: "notifications",
    put: { notifyFollowers: false },
    en: "no more notifications when somebody new follows me",
    zh: "有人关注我时不用再通知",
  },
  {
    page: "notifications",
    put: { notifyDownloads: false },
    en: "no more notifications when a download is done",
    zh: "下载完成时不用再通知",
  },
];
