/** Categories, their branches, and the number of listings in each family of goods. */
import type { LocalizedText } from "../cast.ts";

/**
 * The table has one block per category. A block has the name of the category, then one line per branch. The line of a
 * branch names its families and the number of listings in each. The id of a listing consists of the family and a
 * number, so adding listings to a category does not change the ids of other listings.
 */
const table = `
= electronics | Electronics / 电子产品
laptops | Laptops / 笔记本电脑 | laptop 75
tablets | Tablets / 平板电脑 | tablet 75
audio | Headphones & Speakers / 耳机与音箱 | headphones 75, earbuds 75, speaker 75
hifi | Hi-Fi & Turntables / 高保真与唱机 | turntable 75
peripherals | Keyboards, Mice & Monitors / 键鼠与显示器 | keyboard 75, mouse 75, monitor 75
gaming | Video Games & Consoles / 游戏机与配件 | handheld 75, gamepad 75
wearables | Smart Watches / 智能手表 | smartwatch 75
= phones | Phones & Accessories / 手机与配件
smartphones | Smartphones / 智能手机 | phone 240
cases | Cases & Covers / 手机壳 | phonecase 200
charging | Chargers & Cables / 充电器与数据线 | charger 130, cable 100
power | Power Banks / 充电宝 | powerbank 130
holders | Stands & Holders / 手机支架 | phonestand 100
= cameras | Cameras & Photo / 相机与摄影
digital | Digital Cameras / 数码相机 | mirrorless 200
film | Film & Instant Cameras / 胶片与拍立得 | filmcamera 150, instant 120
lenses | Lenses / 镜头 | lens 180
tripods | Tripods & Supports / 三脚架 | tripod 100
drones | Camera Drones / 航拍无人机 | drone 150
= fashion | Fashion / 服饰箱包
tops | Shirts & Knitwear / 上衣与针织 | tshirt 90, shirt 80, sweater 90
outerwear | Coats & Jackets / 外套与大衣 | jacket 90, coat 70
trousers | Jeans & Trousers / 牛仔裤与长裤 | jeans 90
dresses | Dresses / 连衣裙 | dress 90
bags | Bags / 箱包 | handbag 80, backpack 70
watches | Wristwatches / 腕表 | watch 90
extras | Hats & Sunglasses / 帽子与太阳镜 | cap 30, sunglasses 30
= shoes | Shoes / 鞋靴
sneakers | Sneakers / 运动鞋 | sneakers 220
boots | Boots / 靴子 | boots 180
formal | Loafers & Oxfords / 乐福鞋与皮鞋 | loafers 130
heels | Heels / 高跟鞋 | heels 130
sandals | Sandals / 凉鞋 | sandals 130
slippers | Slippers / 拖鞋 | slippers 110
= home | Home & Garden / 家居园艺
lighting | Lamps & Lighting / 灯具 | desklamp 90, pendant 70
furniture | Furniture / 家具 | chair 100, bookshelf 60
bedding | Bedding & Cushions / 床品与靠垫 | duvet 90, cushion 80
decor | Home Décor / 家居装饰 | vase 80, wallclock 70, rug 80
garden | Garden / 园艺 | plantpot 60, wateringcan 50
tools | Power Tools / 电动工具 | drill 70
= kitchen | Kitchen & Dining / 厨房餐具
cookware | Cookware / 锅具 | pan 90, wok 70
knives | Kitchen Knives / 厨刀 | knife 90
coffee | Coffee / 咖啡器具 | espresso 80, grinder 70
tea | Tea & Kettles / 茶具与水壶 | teapot 90, kettle 80
tableware | Tableware / 餐具 | mug 80, plates 70
appliances | Small Appliances / 小家电 | blender 70, toaster 50, ricecooker 60
= toys | Toys & Hobbies / 玩具与爱好
building | Building Sets / 拼搭积木 | bricks 150
plush | Stuffed Animals / 毛绒玩具 | plush 120
trains | Model Railways / 火车模型 | locomotive 110
models | Model & RC Cars / 车模与遥控车 | modelcar 130, rccar 90
puzzles | Jigsaw Puzzles / 拼图 | jigsaw 110
tabletop | Board Games / 桌游 | boardgame 130
crafts | Knitting & Crafts / 编织手工 | yarn 60
= sports | Sporting Goods / 运动户外
cycling | Cycling / 骑行 | bicycle 110, helmet 80
camping | Camping & Hiking / 露营徒步 | tent 90, sleepingbag 80
fitness | Fitness & Yoga / 健身瑜伽 | dumbbell 90, yogamat 90
courts | Balls & Rackets / 球类与球拍 | ball 80, racket 90
winter | Winter Sports / 冰雪运动 | skis 70
fishing | Fishing / 钓具 | fishingrod 60
skating | Skateboards / 滑板 | skateboard 60
= music | Musical Instruments / 乐器
guitars | Guitars & Ukuleles / 吉他与尤克里里 | acoustic 130, electric 130, ukulele 80
strings | Violins / 提琴 | violin 90
keys | Keyboards & Synths / 键盘与合成器 | synth 110
drums | Drums / 鼓 | snare 80
wind | Wind Instruments / 管乐器 | saxophone 70, harmonica 70
effects | Amps & Effects / 音箱与效果器 | pedal 90, guitaramp 50
= media | Books, Music & Films / 图书音像
fiction | Fiction / 小说 | novel 180
cooking | Cookbooks / 菜谱 | cookbook 120
children | Picture Books / 绘本 | picturebook 120
comics | Comics / 漫画 | comic 120
records | Vinyl Records / 黑胶唱片 | vinyl 180
cds | CDs / 激光唱片 | cd 90
films | Films on Disc / 影碟 | film 90
= collectibles | Collectibles / 收藏品
coins | Coins / 钱币 | coin 130
stamps | Stamps / 邮票 | stamp 120
cards | Trading Cards / 集换卡 | tradingcard 140
paper | Postcards & Posters / 明信片与海报 | postcard 100, poster 80
figures | Figurines & Porcelain / 摆件与瓷器 | figurine 100, porcelain 70
pens | Fountain Pens / 钢笔 | fountainpen 90
pocket | Pocket Watches / 怀表 | pocketwatch 70
`;

export interface Branch {
  readonly id: string;
  readonly name: LocalizedText;
  readonly families: readonly { readonly id: string; readonly listings: number }[];
}
export interface Category {
  readonly id: string;
  readonly name: LocalizedText;
  readonly branches: readonly Branch[];
}

const parseName = (text: string): LocalizedText => {
  const [en = "", zh = ""] = text.split(" / ");
  return { en: en.trim(), zh: zh.trim() };
};
export const categories: readonly Category[] = table
  .split("\n= ")
  .slice(1)
  .map((block) => {
    const [head = "", ...lines] = block.trim().split("\n");
    const [id = "", name = ""] = head.split(" | ");
    return {
      id,
      name: parseName(name),
      branches: lines.map((line) => {
        const [branch = "", title = "", families = ""] = line.split(" | ");
        return {
          id: branch,
          name: parseName(title),
          families: families.split(", ").map((family) => {
            const [kind = "", listings = ""] = family.split(" ");
            return { id: kind, listings: Number(listings) };
          }),
        };
      }),
    };
  });
