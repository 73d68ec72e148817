/** The names of the drawings that only videos show, beside those of RedNote's notes: English and Chinese. */
import { artNames as common } from "../../rednote/data/art-names.ts";

const more = `
soccer-ball football 足球;basketball basketball 篮球;volleyball volleyball 排球;tennis tennis_ball 网球;ping-pong table_tennis_bat 乒乓球拍
racing-car racing_car 赛车;motorcycle motorcycle 摩托车;oncoming-automobile oncoming_car 迎面的汽车;sport-utility-vehicle SUV 越野车;fuel-pump fuel_pump 加油机
nut-and-bolt bolt 螺栓;toolbox toolbox 工具箱;hammer hammer 锤子;screwdriver screwdriver 螺丝刀;magnet magnet 磁铁;telescope telescope 望远镜
microscope microscope 显微镜;satellite satellite 卫星;alien alien 外星人;robot robot 机器人;ghost ghost 幽灵;dragon dragon 龙;skull skull 骷髅
crown crown 王冠;gem-stone gem 宝石;t-shirt T-shirt T恤;dress dress 连衣裙;jeans jeans 牛仔裤;mans-shoe leather_shoe 皮鞋
high-heeled-shoe high_heel 高跟鞋;womans-hat sun_hat 遮阳帽;billed-cap cap 鸭舌帽;necktie tie 领带;gloves gloves 手套;kimono kimono 和服
saxophone saxophone 萨克斯;trumpet trumpet 小号;drum drum 鼓;accordion accordion 手风琴;banjo banjo 班卓琴;musical-notes notes 音符
studio-microphone studio_microphone 录音话筒;level-slider mixer 调音台;television television 电视机;video-camera video_camera 摄像机;movie-camera film_camera 电影机
camera-with-flash flash 闪光灯;ballet-shoes ballet_shoes 舞鞋;rice-ball rice_ball 饭团;bento-box lunch_box 便当;takeout-box takeaway_box 外卖盒
hamburger burger 汉堡;hot-dog hot_dog 热狗;taco taco 塔可;sandwich sandwich 三明治;french-fries fries 薯条;doughnut doughnut 甜甜圈;cookie cookie 曲奇
chocolate-bar chocolate 巧克力;candy candy 糖果;custard custard 布丁;honey-pot honey 蜂蜜;ice-cream ice_cream 冰淇淋;soft-ice-cream soft_ice 甜筒
birthday-cake cake 蛋糕;pie pie 馅饼;cupcake cupcake 纸杯蛋糕;beer-mug beer 啤酒;mate mate_tea 马黛茶;rabbit rabbit 兔子;mouse-face mouse 老鼠
hedgehog hedgehog 刺猬;penguin penguin 企鹅;owl owl 猫头鹰;eagle eagle 老鹰;bird bird 小鸟;whale whale 鲸;dolphin dolphin 海豚;octopus octopus 章鱼
crab crab 螃蟹;butterfly butterfly 蝴蝶;lady-beetle ladybird 瓢虫;snail snail 蜗牛;lizard lizard 蜥蜴;snake snake 蛇;frog frog 青蛙;horse horse 马
cow cow 牛;pig pig 猪;chicken hen 母鸡;rooster rooster 公鸡;panda panda 熊猫;koala koala 考拉;monkey monkey 猴子;elephant elephant 大象
giraffe giraffe 长颈鹿;fox fox 狐狸;raccoon raccoon 浣熊;ear-of-corn corn 玉米;eggplant aubergine 茄子;broccoli broccoli 西兰花;carrot carrot 胡萝卜
mushroom mushroom 蘑菇;peanuts peanuts 花生;chestnut chestnut 栗子;peach peach 桃子;red-apple apple 苹果;grapes grapes 葡萄;strawberry strawberry 草莓
watermelon watermelon 西瓜;banana banana 香蕉;pineapple pineapple 菠萝;mango mango 芒果;cherries cherries 樱桃;kiwi-fruit kiwi 猕猴桃;tractor tractor 拖拉机
sheaf-of-rice rice_ears 稻穗;hut hut 茅屋;ferris-wheel big_wheel 摩天轮;castle castle 城堡;stadium stadium 体育场;tent tent 帐篷;bullet-train fast_train 高铁
airplane plane 飞机;bus bus 公交车;chart-decreasing falling_chart 下降曲线;ledger ledger 账本;clipboard clipboard 夹板;graduation-cap graduation_cap 学士帽
dna DNA DNA;petri-dish petri_dish 培养皿;volcano volcano 火山;ringed-planet ringed_planet 土星;comet comet 彗星;full-moon full_moon 满月
globe-showing-asia-australia globe 地球;thermometer thermometer 温度计;fire fire 火;high-voltage lightning 闪电;trophy trophy 奖杯;sports-medal medal 奖牌
bullseye target 靶子;slot-machine slot_machine 老虎机;crystal-ball crystal_ball 水晶球;joker joker 小丑牌;coin coin 硬币;credit-card bank_card 银行卡
receipt receipt 小票;shopping-cart shopping_cart 购物车;wrapped-gift gift 礼物;red-envelope red_envelope 红包;firecracker firecracker 鞭炮
megaphone megaphone 扩音器;keyboard keyboard 键盘;computer-mouse mouse 鼠标;optical-disk disc 光盘;floppy-disk floppy_disk 软盘;printer printer 打印机
videocassette video_cassette 录像带;flashlight torch 手电筒;plunger plunger 皮搋子;chair chair 椅子;toothbrush toothbrush 牙刷
`;

export const artNames: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  ...common,
  ...Object.fromEntries(
    more
      .trim()
      .split(/[;\n]/)
      .map((entry) => {
        const [id = "", en = "", zh = ""] = entry.split(" ");
        return [id, [en.replaceAll("_", " "), zh]] as const;
      }),
  ),
};
