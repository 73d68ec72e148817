/** Chinese playlists, in the form of the English ones. */
export const playlists = `
# editors
洗完碗以后 | 厨房的灯还亮着，放点安静的。 | folk indie jazz night home | chill cooking
周日不早起 | 没有要去的地方，先烧一壶水。 | folk soul love home | chill morning
邻居请包涵 | 吉他很响，歌很短，明天再道歉。 | rock punk | rock party
本周上新 | 编辑从几百首里挑出来的。 | new | releases pop
埋头做事 | 没有人声，只有钢琴和一点雨。 | classical none | focus
慢慢睡着 | 音量调低，其他的明天再说。 | classical none | sleep
第一杯咖啡 | 开窗，放歌，出门。 | pop indie hope love | morning
失恋急救箱 | 哭完这张就去吃饭。 | parting | romance mood
一路开到天黑 | 车窗摇下来，导航关掉。 | road rock | travel
方言说唱地图 | 从山城到码头，各说各的。 | hiphop | hiphop
夜里的 R&B | 灯关小一点，人靠近一点。 | rnb love night | rnb romance
练腿日 | 没有慢歌，说到做到。 | electronic hiphop rock work | workout
五公里配速 | 节奏稳，跑完刚好。 | electronic pop | workout
国风新声 | 古筝、笛子和今天的年轻人。 | guofeng | guofeng
山河入曲 | 一首歌走一个地方。 | guofeng folk road | guofeng travel
民谣客厅 | 坐下来，听他们讲自己的街。 | folk | folk
靠窗那桌 | 爵士小场，冰块要多。 | jazz | jazz
铜管与和声 | 放克、灵魂，全员到齐。 | soul | soul
末班地铁 | 耳机一人一半，坐到终点。 | night electronic rnb | mood travel
舞池不打烊 | 灯亮之前谁都别走。 | electronic | electronic party
家里来客人 | 谁都不会嫌吵的一张。 | soul jazz folk | cooking chill
独立新人簿 | 以后你会说，我早就听过。 | indie new | indie
毛衣季节 | 降温了，吉他也软下来。 | indie folk | indie mood
两分钟朋克 | 骂完房东就散。 | punk | punk
海风有点咸 | 码头、渡轮和没写完的信。 | sea | travel mood
下班了没有 | 唱给还在工位上的人。 | work | mood
散伙饭金曲 | 喝多了都会唱。 | friends rock folk | party
唱给爸妈听 | 他们嘴上不说，会单曲循环的。 | family | mood
死党点歌台 | 群里谁先点谁请客。 | friends pop indie | party
再站起来一次 | 给低谷里的你。 | hope | mood
把喜欢说出口 | 不绕弯子的情歌。 | love pop | romance
今日热播 | 大家都在听。 | top | pop charts
十年前的夏天 | 那时候还用有线耳机。 | old | throwback
阁楼旧带 | 值得爬一趟梯子的老歌。 | old rock indie | throwback
下雨天别出门 | 不是难过，是天气。 | parting folk classical | mood chill
自习室 | 抬头就扣分。 | classical electronic none | focus
泡脚歌单 | 慢，热，不用动脑子。 | none electronic | sleep chill
唱作女声 | 自己写，自己唱。 | indie folk pop | indie pop
说唱新势力 | 词密，听三遍。 | hiphop new | hiphop
华语流行放肆听 | 副歌一响全场跟唱。 | pop | pop
年夜饭背景音 | 三代人都不皱眉头。 | soul folk family | cooking
露营三和弦 | 会一点吉他就能弹。 | folk friends road | folk travel
不插电 | 木头、琴弦和呼吸。 | folk love | folk chill
粤语慢歌 | 听不懂也没关系。 | yue | pop mood
# people
健身房别切我歌 | 真的别切 | hiphop rock work | workout
我爸车里的歌 | 他说都是我小时候听的 | old rock folk | throwback
国庆自驾🚗 | 一人加三首 不许加苦情歌 | road pop friends | travel
地下车库哭一会儿 | 五分钟就上楼 | parting | mood
婚礼备选 | 双方家长已审 | love soul | romance
大扫除专用 | 拖把就是话筒 | pop electronic | party
回家的慢车 | 站站都停的那一趟 | road home night |
给阿晓三十岁 | 每一首都是我们一起听过的 | friends |
丧但是民谣 |  | folk parting | folk
这段贝斯绝了 |  | soul electronic jazz | soul
做饭不能听快歌 | 会切到手 | jazz soul love | cooking
后座有小孩 | 检查过两遍 没有脏话 | pop hope family | travel
写代码写到编译通过 |  | none electronic | focus
去年夏天 唉 | 别给他发消息 | parting love | mood
楼下咖啡店在放 | 问了店员 她人很好 | indie jazz | chill
海边的歌都在这 |  | sea folk | folk
`;
