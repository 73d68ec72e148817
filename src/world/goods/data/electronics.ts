/** Families of electronics. The format is described in ../families.ts. */
export const electronics = `
= laptop | device | laptop / 笔记本电脑
C silver grey black navy
K screen:Screen size / 屏幕尺寸; cpu:Processor / 处理器; weight:Item weight / 重量; battery:Battery life / 电池续航
M Corvane: Aero 13 | 899 | 13.3 in / 13.3 英寸 | Tern T5, 6 cores / Tern T5 六核 | 1.1 kg | up to 14 h / 最长 14 小时
M Corvane: Aero 15 | 1149 | 15.6 in / 15.6 英寸 | Tern T7, 8 cores / Tern T7 八核 | 1.6 kg | up to 12 h / 最长 12 小时
M Lumitek: Folio 14 | 749 | 14 in / 14 英寸 | Tern T5, 6 cores / Tern T5 六核 | 1.4 kg | up to 11 h / 最长 11 小时
M Lumitek: Folio Go 11 | 329 | 11.6 in / 11.6 英寸 | Wren N4, 4 cores / Wren N4 四核 | 1.05 kg | up to 10 h / 最长 10 小时
M Nordbyte: Forge 16 | 1799 | 16 in / 16 英寸 | Tern T9, 12 cores / Tern T9 十二核 | 2.3 kg | up to 7 h / 最长 7 小时
M Nordbyte: Slate 14 Pro | 1299 | 14 in / 14 英寸 | Tern T7, 8 cores / Tern T7 八核 | 1.3 kg | up to 13 h / 最长 13 小时
O ram:Memory / 内存 = 8 GB:0; 16 GB:10; 32 GB:26
S ssd:Storage / 硬盘容量 = 256 GB SSD / 256 GB 固态; 512 GB SSD / 512 GB 固态; 1 TB SSD / 1 TB 固态
S keys:Keyboard layout / 键盘布局 = US English, backlit / 美式英文，带背光; US English / 美式英文; UK English, backlit / 英式英文，带背光
S os:Operating system / 操作系统 = Fenster 11 Home / Fenster 11 家庭版; Fenster 11 Pro / Fenster 11 专业版; Linux, Heron 6 / Heron 6 Linux
S ports:Ports / 接口 = 2 × USB-C, 1 × USB-A, HDMI / USB-C ×2、USB-A ×1、HDMI; 3 × USB-C, audio / USB-C ×3、音频孔
T {screen} {ram} {ssd}
D The {screen} screen is matt, so you can sit by a window with it. / {screen}雾面屏，坐在窗边用也不反光。
D {cpu} inside, and {ssd} of storage: it wakes up in two seconds and does not get loud over spreadsheets. / 搭载{cpu}，{ssd}，两秒唤醒，做表格时风扇基本不响。
D At {weight} it goes into any bag, and the charger is the small USB-C kind. / 整机{weight}，随便塞进包里，充电器也是小巧的 USB-C 款。
U The drive has been wiped and the system is at its first start screen ({os}). / 硬盘已清空，开机即是初始设置界面（系统：{os}）。
+ Battery gets me through a working day, {battery} is not far off if you dim the screen. / 续航够我用一整个工作日，屏幕调暗些，{battery}不算夸张。
+ {cpu} is plenty for thirty browser tabs and a call. / {cpu}开三十个网页加视频会议也不卡。
+ The keyboard is the best I have typed on in this price range. / 键盘手感在这个价位里是我用过最好的。
+ Only {weight}, my back says thank you. / 只有{weight}，肩膀终于轻松了。
- The webcam is grainy in the evening. / 晚上摄像头噪点有点重。
- Speakers sound like a tin, use headphones. / 外放声音发闷，还是戴耳机吧。
- The fan starts as soon as you export a video. / 一导出视频风扇就转起来。
Q Can the memory be upgraded later? => No, it is soldered on the {model}. Choose what you need now. / 内存以后能加吗？ => 不能，{model}的内存是焊死的，请一次选够。
Q What is the battery like? => {battery} by the maker's figures; in the office I see a bit less. / 电池怎么样？ => 官方说法{battery}，实际办公会略短一些。
Q Does it come with a charger? => Yes, the 65 W USB-C one that belongs to it. / 带充电器吗？ => 带，原配 65 W USB-C 充电器。
= headphones | device | headphones / 头戴式耳机
C black white silver navy sage
K driver:Driver size / 单元尺寸; anc:Noise cancelling / 降噪; battery:Battery life / 电池续航; weight:Item weight / 重量; plug:Connection / 连接方式
M Halcyon: Hush 700 | 249 | 40 mm | active, 3 levels / 主动降噪，三档 | 32 h / 32 小时 | 254 g | Bluetooth 5.3 and 3.5 mm / 蓝牙 5.3 与 3.5 mm
M Halcyon: Hush Lite | 129 | 32 mm | active / 主动降噪 | 40 h / 40 小时 | 190 g | Bluetooth 5.3 and 3.5 mm / 蓝牙 5.3 与 3.5 mm
M Brumewave: Studio One | 159 | 45 mm | none, closed back / 无，封闭式 | wired / 有线，无需充电 | 286 g | 3.5 mm with 6.3 mm adapter / 3.5 mm，附 6.3 mm 转接头
M Brumewave: Open Two | 219 | 50 mm | none, open back / 无，开放式 | wired / 有线，无需充电 | 305 g | 3.5 mm with 6.3 mm adapter / 3.5 mm，附 6.3 mm 转接头
M Tonari: Loop BT | 79 | 40 mm | passive / 被动隔音 | 50 h / 50 小时 | 210 g | Bluetooth 5.3 and 3.5 mm / 蓝牙 5.3 与 3.5 mm
S pads:Ear pads / 耳罩 = protein leather, replaceable / 蛋白皮，可更换; velour, replaceable / 天鹅绒，可更换
S box:In the box / 包装内容 = case, cable, papers / 收纳盒、线缆、说明书; pouch and cable / 收纳袋与线缆
T {driver} {battery}
D {driver} drivers with a calm, full sound: nothing sticks out. / {driver}单元，声音平稳饱满，没有哪个频段特别突兀。
D The pads ({pads}) sit around the ear and do not press on glasses. / 耳罩为{pads}，包耳式，戴眼镜也不夹。
D Weighs {weight}. I forget that I am wearing them. / 重{weight}，戴久了会忘记它的存在。
U Both sides play equally loud, hinges are tight, the headband clicks where it should. / 左右声道音量一致，转轴紧实，头梁每一档都卡得住。
+ Voices sound like voices, bass is there but does not boom. / 人声自然，低频有量但不轰。
+ Comfortable for a whole afternoon, {weight} is nothing. / 戴一下午都舒服，{weight}很轻。
+ The pads can be bought singly, which is why I chose the {model}. / 耳罩能单独买，这也是我选{model}的原因。
+ Sat in an open office with them and got my work done. / 在开放式办公室戴着它终于能安心干活。
- A little tight in the first week. / 头一周夹头有点紧。
- The cable transmits noise when it rubs on a collar. / 线蹭到衣领时有听诊器效应。
- Warm on the ears in summer. / 夏天戴着捂耳朵。
Q How heavy are they? => {weight} without the cable. / 多重？ => 不含线{weight}。
Q Do they have noise cancelling? => Noise cancelling: {anc}. / 有降噪吗？ => 降噪：{anc}。
Q What is in the box? => {box}. / 盒子里都有什么？ => {box}。
= tablet | device | tablet / 平板电脑
F 0 0 0 0 1
C grey silver blue rose
K screen:Screen size / 屏幕尺寸; chip:Processor / 处理器; weight:Item weight / 重量; pen:Pen support / 手写笔
M Corvane: Leaf 11 | 449 | 11 in / 11 英寸 | Tern M3 | 462 g | yes, pen sold separately / 支持，笔另购
M Corvane: Leaf mini 8 | 349 | 8.3 in / 8.3 英寸 | Tern M2 | 298 g | yes, pen sold separately / 支持，笔另购
M Lumitek: Panel 10 | 189 | 10.1 in / 10.1 英寸 | Wren A8 | 480 g | no / 不支持
M Lumitek: Panel Kids 8 | 119 | 8 in / 8 英寸 | Wren A6 | 410 g | no / 不支持
M Opalis: Canvas 13 | 899 | 12.9 in / 12.9 英寸 | Tern M5 | 640 g | yes, pen included / 支持，附手写笔
O storage:Storage / 存储容量 = 64 GB:0; 128 GB:12; 256 GB:28
S net:Network / 网络 = Wi-Fi 6 / 仅 Wi-Fi 6; Wi-Fi 6 and 5G / Wi-Fi 6 与 5G
S cover:Cover / 保护套 = none / 无; folding cover included / 附折叠保护套
S battery:Battery / 电池 = 7,600 mAh; 8,200 mAh
T {screen} {storage}
D A {screen} screen for recipes, sheet music and trains. / {screen}的屏幕，看菜谱、看谱子、坐火车追剧都合适。
D {chip} keeps up with drawing and two apps side by side. / {chip}，画画、分屏都跟得上。
D It weighs {weight}, so reading in bed is no exercise. / 重{weight}，躺着看书手不酸。
U Signed out of every account, battery holds most of a day. / 账号均已退出，电池还能撑大半天。
+ Sharp picture, and {weight} is light enough to hold with one hand. / 屏幕清晰，{weight}单手也拿得住。
+ Bought it for sheet music and the page turns are instant. / 买来看谱，翻页毫无延迟。
+ Grandfather uses it for calls, never had to explain it twice. / 给爷爷视频用，教一遍就会了。
+ The battery outlasts the children. / 续航比孩子的精力还好。
- Loads slowly when many apps are open. / 后台开多了会慢。
- The screen shows every finger. / 屏幕容易留指纹。
- Speakers are on one side only. / 扬声器只在一侧。
Q Can I write on it with a pen? => Pen support: {pen}. / 能用手写笔吗？ => 手写笔：{pen}。
Q Does it take a SIM card? => Network: {net}. / 能插卡吗？ => 网络：{net}。
= earbuds | device | wireless earbuds / 真无线耳机
C white black navy sage pink
K anc:Noise cancelling / 降噪; battery:Battery life / 续航; case:With case / 配合充电盒; water:Water resistance / 防水等级
M Halcyon: Pip 2 | 89 | active / 主动降噪 | 7 h / 7 小时 | 28 h / 28 小时 | IPX4
M Halcyon: Pip Sport | 109 | passive / 物理隔音 | 9 h / 9 小时 | 36 h / 36 小时 | IP57
M Tonari: Pebble | 39 | passive / 物理隔音 | 5 h / 5 小时 | 20 h / 20 小时 | IPX4
M Tonari: Pebble Pro | 69 | active / 主动降噪 | 6 h / 6 小时 | 30 h / 30 小时 | IPX5
M Brumewave: Drop | 149 | active, adaptive / 自适应主动降噪 | 8 h / 8 小时 | 32 h / 32 小时 | IPX5
S tips:Ear tips / 耳塞 = silicone, 3 sizes / 硅胶，三种尺寸; silicone, 4 sizes / 硅胶，四种尺寸; memory foam, 3 sizes / 记忆棉，三种尺寸
S control:Controls / 操控方式 = touch / 触控; button / 按键
S charge:Charging / 充电方式 = USB-C; USB-C and wireless / USB-C 与无线充电
T {battery} {water}
T {anc} {case}
D {battery} on one charge, {case} with the case. / 单次{battery}，配合充电盒共{case}。
D {water}: rain and sweat do them no harm. / {water}防水，淋雨出汗都不怕。
D Noise cancelling is {anc}; the tips ({tips}) do the rest. / {anc}，再加上耳塞（{tips}）。
U Cleaned with alcohol, new tips in the bag. / 已用酒精消毒，附全新耳塞。
+ They stay in while I run, which none before did. / 跑步终于不掉了，之前的都不行。
+ Pair once, and from then on they are just there. / 配对一次，之后打开盒子就连上。
+ Calls are clear even on the platform. / 站台上打电话对方也听得清。
+ {battery} is true, I timed it. / {battery}不虚标，我计过时。
- The case scratches from keys. / 充电盒和钥匙放一起会划花。
- One tap too many and the music is gone. / 触控太灵敏，一碰就停歌。
- Small ears, large buds: try them first. / 耳道小的人会觉得有点撑。
Q Are they waterproof? => {water}, so rain and sweat are fine, swimming is not. / 防水吗？ => {water}，淋雨出汗没问题，游泳不行。
Q How do they charge? => {charge}. / 怎么充电？ => {charge}。
= speaker | device | portable speaker / 便携音箱
F 0 0 0 1 0
C black teal red sand blue
K power:Output / 输出功率; battery:Battery life / 续航; weight:Item weight / 重量; water:Water resistance / 防水等级
M Brumewave: Barrel | 129 | 30 W | 18 h / 18 小时 | 1.1 kg | IP67
M Brumewave: Barrel XL | 219 | 60 W | 24 h / 24 小时 | 2.4 kg | IP67
M Tonari: Biscuit | 35 | 8 W | 12 h / 12 小时 | 280 g | IPX7
M Opalis: Hearth | 189 | 40 W | 14 h / 14 小时 | 1.9 kg | IPX2
M Halcyon: Lark Mini | 59 | 12 W | 15 h / 15 小时 | 420 g | IP67
S input:Inputs / 输入 = Bluetooth 5.3 / 蓝牙 5.3; Bluetooth 5.3 and 3.5 mm / 蓝牙 5.3 与 3.5 mm
S pair:Stereo pairing / 立体声配对 = yes, with a second one / 支持，需两台; no / 不支持
S charge:Charging / 充电接口 = USB-C; USB-C, cable included / USB-C，附线
T {power} {water}
D {power} from a thing that fits on a window sill. / 窗台上放得下，却有{power}的输出。
D {battery} of music at kitchen volume. / 厨房音量下可播放{battery}。
D {weight}, with a loop to hang it from a branch. / 重{weight}，带挂绳，可以挂在树枝上。
U Played through a whole summer of balconies, sounds as on the first day. / 阳台陪了一个夏天，声音和第一天一样。
+ Fills the kitchen without shouting. / 厨房里听正好，不吵。
+ Fell into the lake, dried it, plays on. / 掉进湖里捞出来擦干，照响。
+ Deep sound for something of {weight}. / {weight}的小东西，低音却很足。
+ Voices in podcasts are very clear. / 听播客人声很清楚。
- No display for the battery, only one light. / 没有电量显示，只有一个灯。
- Bass rattles at full volume. / 开到最大低音会震。
- The start-up jingle is far too loud. / 开机提示音太响。
Q Can I take it to the beach? => Water resistance is {water}; keep the sand out of it. / 能带去海边吗？ => 防水等级{water}，别让沙子进去就行。
Q Can two be paired? => Stereo pairing: {pair}. / 两台能组立体声吗？ => 立体声配对：{pair}。
= turntable | device | turntable / 黑胶唱机
C walnut black white cherry
K drive:Drive / 驱动方式; speeds:Speeds / 转速; cart:Cartridge / 唱头; weight:Item weight / 重量
M Groovehill: TT-1 | 179 | belt / 皮带 | 33, 45 | moving magnet, fitted / 动磁，已装 | 4.2 kg
M Groovehill: TT-3 | 349 | belt / 皮带 | 33, 45, 78 | moving magnet, fitted / 动磁，已装 | 5.8 kg
M Okonami: Direct 70 | 499 | direct / 直驱 | 33, 45, 78 | moving magnet, fitted / 动磁，已装 | 9.6 kg
M Okonami: Suitcase | 79 | belt / 皮带 | 33, 45, 78 | ceramic, fitted / 陶瓷，已装 | 3.1 kg
M Verrine: Solo | 890 | belt / 皮带 | 33, 45 | none fitted / 未装 | 7.4 kg
S pre:Phono preamp / 唱放 = built in, can be switched off / 内置，可关闭; built in / 内置; none / 无
S auto:Operation / 操作 = manual / 手动; automatic return / 自动回臂
S lid:Dust cover / 防尘罩 = included / 附; included, hinged / 附，带铰链
T {drive} {speeds}
D {drive^} drive with {speeds} turns a minute; the speed was checked with a strobe disc. / {drive}驱动，转速{speeds}，用频闪盘校过。
D Cartridge: {cart}. / 唱头：{cart}。
D At {weight} it stays where you put it. / {weight}，放稳了不晃。
U A new belt or bearing oil where it needed one, tonearm moves freely. / 皮带、轴承油该换的已换，唱臂灵活。
+ My father's records sound younger than I do. / 父亲的老唱片听起来比我还年轻。
+ Set up in twenty minutes with the manual. / 照着说明书二十分钟就装好了。
+ No hum at all, which surprised me. / 完全没有嗡声，出乎意料。
+ {weight} and it shows: very steady. / {weight}不是白重的，非常稳。
- The dust cover attracts dust. / 防尘罩自己吸灰。
- The supplied cable is short. / 附的线太短。
- The feet do little against footsteps. / 脚垫挡不住走路的震动。
Q Do I need a preamp? => Phono preamp: {pre}. / 需要唱放吗？ => 唱放：{pre}。
Q Which speeds does it play? => {speeds} turns a minute. / 支持哪些转速？ => {speeds}转。
= keyboard | device | mechanical keyboard / 机械键盘
C black white grey sage lavender
K keys:Keys / 键数; layout:Layout / 配列; weight:Item weight / 重量
M Clackworks: C65 | 99 | 68 | 65 % | 720 g
M Clackworks: C87 | 129 | 87 | tenkeyless / 无数字区 | 980 g
M Clackworks: C104 Studio | 149 | 104 | full size / 全尺寸 | 1.2 kg
M Nimbus: Low 75 | 89 | 84 | 75 %, low profile / 75%，矮轴 | 560 g
M Nimbus: Split | 219 | 76 | split / 分体式 | 840 g
O switch:Switches / 轴体 = linear / 线性轴:0; tactile / 段落轴:0; silent / 静音轴:8; clicky / 有声段落轴:0
S caps:Keycaps / 键帽 = PBT, double shot / PBT 双色; PBT, dye-sub / PBT 热升华; ABS
S link:Connection / 连接 = USB-C cable / USB-C 有线; USB-C, 2.4 GHz and Bluetooth / USB-C、2.4 GHz、蓝牙三模
S light:Backlight / 背光 = none / 无; white / 白光; RGB
T {layout} {switch}
D {keys} keys, {layout}: everything that I use, nothing that I dust. / {keys}键，{layout}，够用又不占桌面。
D Keycaps are {caps} and do not turn shiny. / {caps}键帽，不容易打油。
D Hot-swappable, with a puller in the box. / 支持热插拔，附拔轴器。
U Taken apart, washed and put together again. / 拆洗过，重新装好。
+ The sound is deep, like rain on a tent. / 声音低沉，像雨打帐篷。
+ My wrists have stopped complaining. / 手腕终于不疼了。
+ Switching between computer and tablet works at once. / 电脑和平板之间切换很快。
+ Heavy enough to stay put, {weight}. / {weight}，敲起来不会跑。
- The space bar rattles until you lube it. / 空格有点响，要自己上油。
- Tall, so you want a wrist rest. / 偏高，最好配手托。
- The software runs on one system only. / 驱动只支持一种系统。
Q What sort of keycaps are on it? => {caps}. / 键帽是什么材质？ => {caps}。
Q Is it wireless? => Connection: {link}. / 是无线的吗？ => 连接方式：{link}。
= mouse | device | computer mouse / 鼠标
F 0 0 0 1 0
C black white grey pink teal
K dpi:Resolution / 分辨率; buttons:Buttons / 按键数; weight:Item weight / 重量; shape:Shape / 形状
M Clackworks: Glide | 39 | 4,000 dpi | 5 | 78 g | symmetrical / 对称
M Clackworks: Glide Air | 79 | 26,000 dpi | 6 | 58 g | symmetrical / 对称
M Nimbus: Hill | 49 | 4,000 dpi | 6 | 128 g | vertical, right hand / 立式，右手
M Nimbus: Orb | 69 | 2,000 dpi | 8 | 190 g | trackball, right hand / 轨迹球，右手
M Lumitek: M200 | 15 | 1,600 dpi | 3 | 85 g | symmetrical / 对称
S link:Connection / 连接 = 2.4 GHz receiver / 2.4 GHz 接收器; 2.4 GHz and Bluetooth / 2.4 GHz 与蓝牙; USB cable, 1.8 m / USB 线 1.8 米
S click:Click sound / 点击声音 = silent / 静音; normal / 普通
S feet:Feet / 脚贴 = PTFE
T {dpi} {weight}
D {weight}, {buttons} buttons, {dpi}. / {weight}，{buttons}个按键，{dpi}。
D The shape is {shape}; my hand lies on it as on a stone from the river. / {shape}造型，手搭上去像握着鹅卵石。
D Clicks are {click}, the wheel has fine steps. / 按键声{click}，滚轮刻度细腻。
U Feet are fresh, the wheel was cleaned. / 脚贴已换新，滚轮清理过。
+ After a week my forearm does not ache any more. / 用了一周，前臂不酸了。
+ Battery has been full for two months. / 两个月了电量还是满的。
+ Tracks on my bare wooden desk. / 直接在木桌上用也很准。
+ {weight} feels like nothing. / {weight}，几乎没有重量。
- The side buttons are a bit small. / 侧键偏小。
- Light enough to push it off the desk. / 太轻，容易碰掉。
- The receiver has no slot to hide in. / 接收器没有收纳位。
Q Is it for left-handers as well? => The shape is {shape}. / 左手能用吗？ => 形状为{shape}。
Q Is the click loud? => Click sound: {click}. / 点击声大吗？ => 点击声音：{click}。
= monitor | device | computer monitor / 电脑显示器
C black silver white
K size:Screen size / 屏幕尺寸; res:Resolution / 分辨率; hz:Refresh rate / 刷新率; ports:Ports / 接口
M Opalis: View 24 | 149 | 23.8 in / 23.8 英寸 | 1920 × 1080 | 75 Hz | HDMI, DisplayPort
M Opalis: View 27Q | 279 | 27 in / 27 英寸 | 2560 × 1440 | 100 Hz | HDMI, DisplayPort, USB-C
M Opalis: Wide 34 | 499 | 34 in, curved / 34 英寸曲面 | 3440 × 1440 | 144 Hz | 2 × HDMI, DisplayPort / HDMI ×2、DisplayPort
M Nordbyte: Arena 27 | 329 | 27 in / 27 英寸 | 2560 × 1440 | 180 Hz | 2 × HDMI, DisplayPort / HDMI ×2、DisplayPort
M Nordbyte: Proof 32 | 749 | 31.5 in / 31.5 英寸 | 3840 × 2160 | 60 Hz | HDMI, DisplayPort, USB-C 90 W
S panel:Panel / 面板 = IPS, matt / IPS 雾面; VA, matt / VA 雾面
S stand:Stand / 支架 = height, tilt, turn / 可升降、俯仰、旋转; tilt only / 仅俯仰
S mount:Wall mount / 壁挂 = VESA 100 × 100
S cable:Cables / 线材 = power and HDMI / 电源线与 HDMI 线; power and DisplayPort / 电源线与 DP 线
T {size} {res} {hz}
D {size}, {res}, {hz}: text is crisp and scrolling is calm. / {size}，{res}，{hz}，文字锐利，滚动顺滑。
D The panel is {panel}, colours hold when you look from the side. / {panel}面板，侧看颜色不偏。
D The stand does: {stand}. / 支架：{stand}。
U No dead pixels, I looked with a white and a black picture. / 纯白纯黑画面都看过，没有坏点。
+ Two pages side by side, finally. / 终于能并排放两页文档了。
+ Colours looked right out of the box. / 开箱颜色就很准。
+ One cable to the laptop and the desk is empty. / 一根线接电脑，桌面清爽。
+ {hz} makes even spreadsheets pleasant. / {hz}，连表格滚动都舒服。
- The menu buttons are behind the edge, where nobody finds them. / 菜单键藏在边框后面，很难摸。
- A little glow in one corner at night. / 晚上看一角有轻微漏光。
- The built-in speakers are only for emergencies. / 内置音箱只能应急。
Q Can the height be changed? => The stand does: {stand}. / 能升降吗？ => 支架：{stand}。
Q Which cables come with it? => {cable}. / 附哪些线？ => {cable}。
= handheld | device | handheld game console / 掌上游戏机
F 1 0 0 0 1
C grey teal yellow red purple
K screen:Screen / 屏幕; store:Storage / 存储; battery:Battery life / 续航; weight:Item weight / 重量
M Pocketon: One | 119 | 3.5 in LCD / 3.5 英寸 LCD | 64 GB card / 64 GB 卡 | 6 h / 6 小时 | 198 g
M Pocketon: Fold | 169 | 2 × 4 in LCD / 双 4 英寸 LCD | 128 GB | 7 h / 7 小时 | 242 g
M Pocketon: Plus | 229 | 5.5 in OLED / 5.5 英寸 OLED | 256 GB | 8 h / 8 小时 | 310 g
M Quillbox: Deck 7 | 399 | 7 in LCD / 7 英寸 LCD | 512 GB | 5 h / 5 小时 | 608 g
M Quillbox: Retro Mini | 69 | 2.8 in LCD / 2.8 英寸 LCD | 32 GB card / 32 GB 卡 | 5 h / 5 小时 | 134 g
S sticks:Sticks / 摇杆 = hall effect / 霍尔摇杆; potentiometer / 普通电位器
S out:Video output / 视频输出 = HDMI by USB-C / USB-C 转 HDMI; none / 无
S box:In the box / 包装内容 = console, cable, papers / 主机、线、说明书; console, cable, pouch / 主机、线、收纳袋
T {screen} {store}
D {screen} and {store}: it holds a childhood. / {screen}，{store}，装得下整个童年。
D Runs for {battery}, then charges by USB-C. / 续航{battery}，USB-C 充电。
D Sticks are {sticks}; no drift. / {sticks}，不漂移。
U All buttons are crisp, the screen has a film on it since day one. / 按键清脆，屏幕从第一天就贴着膜。
+ The train to work is ten minutes shorter now. / 通勤路上时间过得快多了。
+ Fits the hand like a bar of soap. / 拿在手里像块香皂，很贴手。
+ Bright enough for the balcony. / 阳台上也看得清。
+ Son is happy, father plays at night. / 儿子白天玩，爸爸晚上玩。
- The shoulder buttons click loudly. / 肩键声音大。
- It gets warm at the back. / 背面会发热。
- The manual is a single sheet. / 说明书只有一张纸。
Q How long does the battery last? => About {battery}. / 续航多久？ => 大约{battery}。
Q Can it be connected to a TV? => Video output: {out}. / 能接电视吗？ => 视频输出：{out}。
= gamepad | device | game controller / 游戏手柄
C black white blue red clear
K link:Connection / 连接; battery:Battery life / 续航; weight:Item weight / 重量
M Quillbox: Pad 2 | 45 | USB and Bluetooth / 有线与蓝牙 | 20 h / 20 小时 | 230 g
M Quillbox: Pad Elite | 119 | USB, 2.4 GHz and Bluetooth / 有线、2.4 GHz、蓝牙 | 28 h / 28 小时 | 282 g
M Pocketon: Grip | 35 | Bluetooth / 蓝牙 | 15 h / 15 小时 | 195 g
M Nordbyte: Arena Pad | 59 | USB cable, 3 m / 有线，3 米 | not needed / 无需充电 | 245 g
S sticks:Sticks / 摇杆 = hall effect / 霍尔摇杆; potentiometer / 普通电位器
S rumble:Vibration / 振动 = two motors / 双马达; four motors / 四马达
S back:Back buttons / 背键 = none / 无; two / 两个; four / 四个
S fits:Works with / 适用 = computer and phone / 电脑与手机; computer, phone and console / 电脑、手机与主机
T {link} 
D Sticks: {sticks}; vibration by {rumble}; back buttons: {back}. / {sticks}，{rumble}，背键：{back}。
D {weight}: light enough for a long evening. / {weight}，玩一晚上手也不累。
D Works with {fits}. / 适用于{fits}。
U Sticks centre exactly, triggers run smoothly, no stickiness. / 摇杆回中准确，扳机顺滑，不粘手。
+ Paired with the phone in a second. / 连手机一秒搞定。
+ The d-pad is good enough for fighting games. / 十字键打格斗也够用。
+ The grip does not get slippery. / 握把不打滑。
+ No drift after three months of football. / 踢了三个月球赛，摇杆没漂。
- The home button glows all night. / 主页键晚上一直亮。
- Triggers have a long way. / 扳机键程偏长。
- Button labels rub off. / 按键字符会磨掉。
Q Does it work with a phone? => It works with {fits}. / 手机能用吗？ => 适用于{fits}。
Q Has it got back buttons? => Back buttons: {back}. / 有背键吗？ => 背键：{back}。
= smartwatch | device | smart watch / 智能手表
F 0 0 1 1 0
C black silver rose sage
K size:Case size / 表壳尺寸; battery:Battery life / 续航; water:Water resistance / 防水; gps:GPS / 定位
M Corvane: Pulse | 199 | 42 mm | 2 days / 2 天 | 5 ATM | yes / 有
M Corvane: Pulse Large | 229 | 46 mm | 3 days / 3 天 | 5 ATM | yes / 有
M Tarnhelm: Trek | 349 | 48 mm | 14 days / 14 天 | 10 ATM | yes, dual band / 双频
M Tarnhelm: Trek S | 299 | 42 mm | 9 days / 9 天 | 10 ATM | yes / 有
M Tonari: Band Watch | 49 | 38 mm | 10 days / 10 天 | 5 ATM | no, uses the phone / 无，依靠手机
S strap:Strap / 表带 = silicone, 20 mm / 硅胶，20 mm; nylon, 20 mm / 尼龙，20 mm; steel mesh, 20 mm / 米兰钢带，20 mm
S glass:Glass / 镜面 = sapphire / 蓝宝石; hardened glass / 强化玻璃
S pay:Payments / 支付 = yes / 支持; no / 不支持
T {size} {battery}
D {size} case with {glass}, strap of {strap}. / {size}表壳，{glass}镜面，表带{strap}。
D {battery} between charges, {water} against water. / 一次充电{battery}，防水{water}。
D Counts steps, sleep and lengths in the pool without being asked. / 计步、睡眠、游泳都会自动记录。
U Reset and unpaired, the glass has no scratches. / 已重置解绑，镜面无划痕。
+ {battery} is real if you switch the always-on screen off. / 关掉常亮，{battery}是真的。
+ Finds me in the forest faster than the phone does. / 林子里定位比手机还快。
+ The strap does not itch in summer. / 夏天戴表带不痒。
+ Wakes me gently, the rest of the house sleeps on. / 震动叫醒我，不吵家里人。
- Messages are cut off after two lines. / 消息只显示两行。
- The charger is yet another kind of plug. / 又是一种专用充电器。
- Brightness is low at noon. / 正午屏幕偏暗。
Q Can I swim with it? => Yes, it is {water}. / 可以游泳戴吗？ => 可以，防水{water}。
Q How wide is the strap? => The strap is {strap}. / 表带多宽？ => 表带：{strap}。
`;
