import type { Localized } from "./social.ts";
/** Questions that fit all communities of a topic of Reddit, and short earlier posts of the owner about the topic. */

interface Texts {
  readonly title: Localized;
  readonly text: Localized;
}
export const questionsByTopic: Readonly<
  Record<string, { readonly questions: readonly Texts[]; readonly earlier: readonly Texts[] }>
> = {
  cooking: {
    questions: [
      {
        title: ["Salt at the start or at the end?", "盐早放还是晚放？"],
        text: [
          "I've always salted at the end, and my sister says that's why it tastes flat. When do you do it?",
          "我一直快出锅才放盐，我姐说这样不入味。你们什么时候放？",
        ],
      },
      {
        title: ["Do you taste while you cook?", "做菜的时候会边做边尝吗？"],
        text: [
          "I only taste at the very end and then it's too late. How often do you do it?",
          "我每次都最后才尝一口，想改也晚了。你们中间会尝几次？",
        ],
      },
    ],
    earlier: [
      {
        title: ["The lid that doesn't fit", "锅盖不合适"],
        text: ["It rattles. I've decided I like it.", "一煮就响，听着听着也习惯了。"],
      },
      {
        title: ["Dinner for one, again", "又是一个人的晚饭"],
        text: ["Same pan as yesterday, other spices.", "还是昨天那口锅，换了个调料。"],
      },
      {
        title: ["Leftovers, day three", "剩菜第三天"],
        text: ["It got better every day. Today it's gone.", "一天比一天好吃，今天吃完了。"],
      },
    ],
  },
  cats: {
    questions: [
      {
        title: ["Water bowl away from the food?", "水碗要离饭碗远一点吗？"],
        text: [
          "Somebody told me cats drink more if the water isn't next to the food. Does it make a difference with yours?",
          "听说水碗离饭碗远一点，猫会更爱喝水。你们家的有区别吗？",
        ],
      },
      {
        title: ["How many hours does yours sleep?", "你们家猫一天睡几个小时？"],
        text: [
          "Mine sleeps from breakfast to dinner and then complains about the night. Is that normal?",
          "我家的从早饭睡到晚饭，半夜又嫌无聊。这正常吗？",
        ],
      },
    ],
    earlier: [
      {
        title: ["The box won again", "又输给了纸箱"],
        text: ["The bed cost forty. The box was free.", "窝花了一百多，纸箱不要钱。"],
      },
      {
        title: ["She found the warm spot", "找到最暖和的地方了"],
        text: ["On top of the router, all afternoon.", "在路由器上趴了一下午。"],
      },
      {
        title: ["Five in the morning", "早上五点"],
        text: ["One paw on my face. Breakfast, apparently.", "一只爪子按在我脸上，看来是要吃早饭。"],
      },
    ],
  },
  programming: {
    questions: [
      {
        title: ["How long do your comments get?", "你们的注释写多长？"],
        text: [
          "Mine are one line or nothing at all. A colleague writes whole paragraphs. Where do you stop?",
          "我要么一行，要么不写，同事能写一大段。你们写到什么程度？",
        ],
      },
      {
        title: ["Tabs you keep open?", "浏览器常年开着几个标签页？"],
        text: [
          "I counted 34 and closed two of them. What's in yours?",
          "我数了一下有34个，关掉了两个。你们都开着什么？",
        ],
      },
    ],
    earlier: [
      {
        title: ["It works and I don't know why", "跑通了，不知道为什么"],
        text: ["I changed nothing. I'm not touching it again.", "什么都没改，我不敢再碰了。"],
      },
      {
        title: ["The comment from 2019", "2019年的注释"],
        text: ["It said: remove this tomorrow.", "上面写着：明天删掉。"],
      },
      {
        title: ["Renamed one variable", "改了一个变量名"],
        text: ["Forty files changed. It was worth it.", "动了四十个文件，值了。"],
      },
    ],
  },
  coffee: {
    questions: [
      {
        title: ["How long do your beans rest?", "豆子要养几天？"],
        text: [
          "The bag says two weeks after roasting. I never manage more than four days. Is it worth the wait?",
          "袋子上写烘焙后养两周，我从来撑不过四天。等那么久值得吗？",
        ],
      },
      {
        title: ["Second cup from the same beans?", "第二杯还用同一种豆子吗？"],
        text: [
          "I switch beans for the afternoon and my partner calls it showing off. What do you do?",
          "我下午会换一种豆子，家里人说我穷讲究。你们换吗？",
        ],
      },
    ],
    earlier: [
      {
        title: ["The quiet grinder", "安静的磨豆机"],
        text: ["Nobody woke up this morning. A first.", "今天早上没吵醒任何人，头一回。"],
      },
      {
        title: ["Too hot, every time", "每次都太烫"],
        text: ["I pour it, I forget it, I drink it cold.", "倒好，忘了，凉了才喝。"],
      },
      {
        title: ["A mug that fits", "终于有合适的杯子"],
        text: ["It holds exactly one and a half cups.", "刚好装一杯半。"],
      },
    ],
  },
  cycling: {
    questions: [
      {
        title: ["How often do you oil the chain?", "链条多久上一次油？"],
        text: [
          "I do it when it squeaks. I've heard that's too late. What's your rhythm?",
          "我都是响了才上油，听说那时候已经晚了。你们多久一次？",
        ],
      },
      {
        title: ["Gloves in summer?", "夏天戴手套吗？"],
        text: [
          "I stopped wearing them in June and my hands have had enough. Do you wear them all year?",
          "六月以后我就没戴了，手掌有点受不了。你们一年四季都戴吗？",
        ],
      },
    ],
    earlier: [
      {
        title: ["Headwind both ways", "来回都是逆风"],
        text: ["I checked the map twice. It's possible.", "地图看了两遍，还真有可能。"],
      },
      { title: ["The squeak is gone", "异响没了"], text: ["It was the water bottle.", "原来是水壶在响。"] },
      {
        title: ["First ride after the rain", "雨后第一骑"],
        text: ["The mud weighs more than the bike.", "泥比车还重。"],
      },
    ],
  },
  houseplants: {
    questions: [
      {
        title: ["Tap water or rain water?", "浇自来水还是雨水？"],
        text: [
          "I've been collecting rain in a bucket and my neighbour laughs at me. Can you see a difference?",
          "我拿桶接雨水，邻居笑话我。你们觉得有区别吗？",
        ],
      },
      {
        title: ["Do you turn your pots?", "你们会转盆吗？"],
        text: [
          "Mine all lean to the window by now. How often do you turn them?",
          "我这儿的全往窗户那边歪了。你们多久转一次？",
        ],
      },
    ],
    earlier: [
      {
        title: ["New leaf on Monday", "周一冒了新叶"],
        text: ["It took the whole weekend to unroll.", "整整展开了一个周末。"],
      },
      {
        title: ["The last dry corner", "最后一个干的角落"],
        text: ["Every pot has a saucer now.", "现在每个盆都有托盘了。"],
      },
      {
        title: ["Moved away from the heater", "挪开了暖气"],
        text: ["It looks up again after a week.", "一周就缓过来了。"],
      },
    ],
  },
  running: {
    questions: [
      {
        title: ["Breakfast before or after?", "跑前吃还是跑后吃？"],
        text: [
          "With breakfast I feel heavy, without it I feel slow. What do you do in the morning?",
          "吃了觉得沉，不吃又跑不快。你们早上怎么安排？",
        ],
      },
      {
        title: ["Music or no music?", "跑步听歌吗？"],
        text: [
          "I forgot my headphones today and it was rather nice. Do you run with or without?",
          "今天忘带耳机，跑下来居然挺舒服。你们听还是不听？",
        ],
      },
    ],
    earlier: [
      { title: ["The dog was faster", "狗比我快"], text: ["It wasn't even trying.", "人家根本没使劲。"] },
      { title: ["Laces, three times", "鞋带开了三次"], text: ["Double knots from now on.", "以后都打死结。"] },
      {
        title: ["Rain from the first minute", "第一分钟就下雨"],
        text: ["I was wet anyway, so I went on.", "反正湿了，接着跑。"],
      },
    ],
  },
  books: {
    questions: [
      {
        title: ["Do you finish books you don't like?", "不喜欢的书会读完吗？"],
        text: [
          "I'm on page 90 and nothing has happened. When do you give up?",
          "读到第90页了，还是什么都没发生。你们一般读到哪就放弃？",
        ],
      },
      {
        title: ["Do you write in your books?", "你们会在书上写字吗？"],
        text: ["I use a pencil and feel guilty every time. Do you?", "我用铅笔写，每次都有点心虚。你们写吗？"],
      },
    ],
    earlier: [
      { title: ["A ticket as a bookmark", "车票当书签"], text: ["It's from a trip in 2014.", "是2014年的一趟车。"] },
      {
        title: ["Found in a box on the street", "路边箱子里捡的"],
        text: ["Somebody has underlined every dog.", "有人把每一只狗都划了线。"],
      },
      {
        title: ["The shelf is full", "书架满了"],
        text: ["One has to go before the next one comes.", "得先送走一本，才能再来一本。"],
      },
    ],
  },
};
