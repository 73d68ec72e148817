/**
 * English | 中文 | class | diet | typical adult mass in kg | typical lifespan in years | gestation or incubation in days
 * | summary | 概说
 */
export const animals = `
lion|狮|mammal|carnivore|190|14|110|a big cat of the African savanna and the only cat that lives in prides|非洲稀树草原上的大型猫科动物，也是唯一结群生活的猫科动物
tiger|虎|mammal|carnivore|220|12|105|the largest living cat, striped down to the skin|现存最大的猫科动物，连皮肤上都有条纹
leopard|豹|mammal|carnivore|60|13|96|a spotted cat that hauls its catch up into trees|会把猎物拖上树的斑点猫科动物
cheetah|猎豹|mammal|carnivore|50|11|93|the fastest runner on land, built for sprints of a few hundred metres|陆地上跑得最快、擅长数百米冲刺的动物
snow leopard|雪豹|mammal|carnivore|45|11|95|a pale cat of the high mountains of Asia that cannot roar|生活在亚洲高山、不会吼叫的浅色猫科动物
domestic cat|家猫|mammal|carnivore|4|14|65|a small hunter that has shared human houses since farming began|自农耕开始便与人同住的小型猎手
grey wolf|灰狼|mammal|carnivore|40|8|63|the wild ancestor of all dogs, a hunter in family packs|所有家犬的野生祖先，以家族为单位狩猎
red fox|赤狐|mammal|omnivore|6|4|52|the most widespread wild dog, at home in forests and in cities|分布最广的野生犬科动物，森林和城市都是家
polar bear|北极熊|mammal|carnivore|450|22|230|the largest land carnivore, a swimmer of the Arctic sea ice|最大的陆地食肉动物，北极海冰间的游泳者
brown bear|棕熊|mammal|omnivore|250|25|215|a bear of northern forests that sleeps most of the winter|冬天大半时间都在沉睡的北方森林熊类
giant panda|大熊猫|mammal|herbivore|105|20|135|a bear that spends up to fourteen hours a day eating bamboo|每天最多花十四小时吃竹子的熊
sea otter|海獭|mammal|carnivore|30|15|120|a marine mammal with the densest fur of all and a stone for a tool|拥有最浓密皮毛、会用石头做工具的海洋哺乳动物
walrus|海象|mammal|carnivore|1100|35|340|a tusked giant that feels for clams with its whiskers|用胡须摸索蛤蜊的长牙巨兽
harbour seal|斑海豹|mammal|carnivore|100|28|270|a spotted seal of temperate and Arctic coasts|温带与北极海岸的带斑海豹
blue whale|蓝鲸|mammal|carnivore|130000|85|345|the largest animal known ever to have lived|已知有史以来最大的动物
sperm whale|抹香鲸|mammal|carnivore|41000|70|460|the deepest-diving of the great whales, with the largest brain of any animal|潜得最深的大型鲸，脑是所有动物中最大的
humpback whale|座头鲸|mammal|carnivore|30000|65|345|a whale known for long songs and for leaping clear of the water|以悠长歌声和跃出水面闻名的鲸
orca|虎鲸|mammal|carnivore|5000|50|515|the largest of the dolphins, hunting in families led by old females|最大的海豚科动物，由年长雌鲸带领家族狩猎
bottlenose dolphin|宽吻海豚|mammal|carnivore|300|40|370|a dolphin that calls each companion by a whistle of its own|用专属哨声互相招呼的海豚
African elephant|非洲象|mammal|herbivore|6000|65|660|the heaviest animal that walks on land|陆地上最重的动物
Asian elephant|亚洲象|mammal|herbivore|4000|60|660|an elephant with small ears and a single finger at the tip of its trunk|耳朵较小、鼻端只有一个指状突起的象
white rhinoceros|白犀|mammal|herbivore|2300|43|485|a grazing giant with a wide, square lip|嘴唇宽而方、以草为食的巨兽
hippopotamus|河马|mammal|herbivore|1500|45|240|a river dweller that walks along the bottom rather than swims|在河底行走而非游泳的河中居民
giraffe|长颈鹿|mammal|herbivore|1000|25|457|the tallest animal, with seven neck bones like ours|最高的动物，颈椎和人一样只有七块
plains zebra|平原斑马|mammal|herbivore|300|20|375|a striped horse of the grasslands, each with a pattern of its own|草原上的条纹马，每一匹花纹都不同
horse|马|mammal|herbivore|500|27|340|an animal that carried people and goods for five thousand years|五千年来载人运货的动物
donkey|驴|mammal|herbivore|180|30|365|a sure-footed relative of the horse, bred from the wild ass of Africa|由非洲野驴驯化、步伐稳健的马的近亲
Bactrian camel|双峰驼|mammal|herbivore|550|40|400|a two-humped camel of the cold deserts of Central Asia|中亚寒冷荒漠中的双峰骆驼
llama|大羊驼|mammal|herbivore|140|18|350|a woolly pack animal of the Andes|安第斯山区毛茸茸的驮畜
cattle|牛|mammal|herbivore|700|18|283|a ruminant with a stomach of four chambers|胃有四室的反刍动物
yak|牦牛|mammal|herbivore|500|20|258|a long-haired ox of the Tibetan plateau|青藏高原上的长毛牛
sheep|绵羊|mammal|herbivore|80|11|150|a wool-bearer that was among the first farm animals|最早被驯养的家畜之一，以产毛著称
goat|山羊|mammal|herbivore|60|16|150|a nimble climber with slit-shaped pupils|瞳孔呈横缝形的敏捷攀爬者
pig|猪|mammal|omnivore|200|17|114|a clever, social animal with a keen nose for roots and truffles|聪明合群、擅长用鼻子寻找根茎和松露的动物
reindeer|驯鹿|mammal|herbivore|150|15|225|the only deer of which both sexes grow antlers|唯一雌雄都长角的鹿
moose|驼鹿|mammal|herbivore|450|18|231|the largest deer, a wader in northern lakes|最大的鹿，常在北方湖泊中涉水
red kangaroo|红大袋鼠|mammal|herbivore|70|20|33|the largest marsupial, covering up to nine metres in one leap|最大的有袋类动物，一跃可达九米
koala|树袋熊|mammal|herbivore|9|14|35|a tree-dwelling marsupial that sleeps some twenty hours a day|每天睡约二十小时的树栖有袋动物
platypus|鸭嘴兽|mammal|carnivore|1.5|15|10|an egg-laying mammal that senses electricity with its bill|能用嘴感知电场的卵生哺乳动物
hedgehog|刺猬|mammal|omnivore|0.8|4|35|a night forager that rolls into a ball of some five thousand spines|会蜷成约五千根刺的球的夜行动物
European rabbit|穴兔|mammal|herbivore|1.8|9|31|a burrowing grazer from which all tame rabbits descend|所有家兔的祖先，会挖洞的食草动物
red squirrel|欧亚红松鼠|mammal|herbivore|0.3|5|40|a bushy-tailed tree dweller that plants forests by forgetting nuts|因忘记埋藏的坚果而种出森林的大尾树栖动物
Eurasian beaver|欧亚河狸|mammal|herbivore|20|10|107|a builder that dams streams with felled trees|用伐倒的树筑坝的建筑师
capybara|水豚|mammal|herbivore|50|9|150|the largest rodent, half at home in water|最大的啮齿动物，半水生生活
common pipistrelle|伏翼|mammal|carnivore|0.005|5|44|a bat small enough to hide in a matchbox|小到能藏进火柴盒的蝙蝠
giant anteater|大食蚁兽|mammal|carnivore|35|15|190|a toothless feeder with a tongue of about sixty centimetres|没有牙齿、舌头约六十厘米长的食蚁者
three-toed sloth|三趾树懒|mammal|herbivore|4|25|180|a slow hanger-on in whose fur green algae grow|毛中长着绿藻的慢性子倒挂者
chimpanzee|黑猩猩|mammal|omnivore|50|40|230|a tool-using ape, with the bonobo our nearest living relative|会使用工具的猿，与倭黑猩猩同为人类最近的亲属
western gorilla|西部大猩猩|mammal|herbivore|150|38|257|the largest of the apes, a gentle eater of leaves and fruit|最大的猿类，以叶和果实为食的温和动物
orangutan|红毛猩猩|mammal|herbivore|75|40|245|a red-haired ape that builds a new nest in the trees each night|每晚在树上筑新巢的红毛猿
ring-tailed lemur|环尾狐猴|mammal|herbivore|2.2|18|135|a sun-loving primate of Madagascar with a striped tail|马达加斯加爱晒太阳、尾带环纹的灵长类
emperor penguin|帝企鹅|bird|carnivore|30|20|65|the tallest penguin, whose males hatch the egg in the Antarctic winter|最高的企鹅，雄鸟在南极寒冬中孵蛋
common ostrich|非洲鸵鸟|bird|omnivore|115|40|42|the largest living bird and the fastest on two legs|现存最大的鸟，也是两条腿跑得最快的动物
emu|鸸鹋|bird|omnivore|37|15|56|an Australian runner whose males sit on the dark green eggs|由雄鸟孵化墨绿色蛋的澳大利亚奔跑者
southern cassowary|双垂鹤鸵|bird|omnivore|50|25|50|a rainforest bird with a helmet and a dagger-like claw|头戴盔、爪如匕首的雨林鸟类
brown kiwi|褐几维|bird|omnivore|2.5|25|80|a flightless night bird with nostrils at the tip of its bill|鼻孔长在嘴尖的夜行无翼鸟
golden eagle|金雕|bird|carnivore|4.5|23|43|a mountain hunter that can dive at more than 240 kilometres an hour|俯冲时速可超过二百四十公里的山地猎手
peregrine falcon|游隼|bird|carnivore|0.9|13|33|the fastest animal of all in its hunting dive|俯冲捕猎时速度居所有动物之首的猛禽
barn owl|仓鸮|bird|carnivore|0.45|4|32|a heart-faced hunter that finds mice by ear alone|单凭听觉就能找到老鼠的心形脸猎手
snowy owl|雪鸮|bird|carnivore|2|10|32|a white owl of the tundra that hunts by day|在苔原上白天捕猎的白色猫头鹰
wandering albatross|漂泊信天翁|bird|carnivore|8.5|50|79|the bird with the widest wings, up to three and a half metres|翼展最宽的鸟，可达三米半
greater flamingo|大红鹳|bird|omnivore|3|33|29|a wader that turns pink from what it eats|因食物而变成粉红色的涉禽
white stork|白鹳|bird|carnivore|3.5|22|33|a long-distance migrant that nests on chimneys|在烟囱上筑巢的长途候鸟
common crane|灰鹤|bird|omnivore|5.5|18|30|a tall bird known for trumpeting calls and courtship dances|以号角般的叫声和求偶舞著称的高大鸟类
mallard|绿头鸭|bird|omnivore|1.1|7|28|the wild duck from which most tame ducks descend|多数家鸭的野生祖先
mute swan|疣鼻天鹅|bird|herbivore|11|15|36|one of the heaviest birds that can fly|能飞的鸟中最重的种类之一
chicken|鸡|bird|omnivore|2.5|7|21|the most numerous bird on Earth, bred from a jungle fowl|地球上数量最多的鸟，由原鸡驯化而来
rock dove|原鸽|bird|herbivore|0.3|5|18|the ancestor of city pigeons, with a fine sense of where home is|城市鸽子的祖先，归巢能力出色
common cuckoo|大杜鹃|bird|carnivore|0.11|6|12|a bird that leaves its eggs in the nests of others|把蛋下在别家巢里的鸟
common swift|普通雨燕|bird|carnivore|0.04|8|20|a flier that can stay in the air for ten months without landing|可连续飞行十个月不落地的飞行者
bee hummingbird|吸蜜蜂鸟|bird|omnivore|0.002|7|15|the smallest bird, about as heavy as a paper clip|最小的鸟，只有一枚回形针重
great spotted woodpecker|大斑啄木鸟|bird|omnivore|0.085|8|12|a drummer whose tongue winds around its skull|舌头绕着头骨生长的“鼓手”
African grey parrot|非洲灰鹦鹉|bird|herbivore|0.4|45|28|a grey talker with a red tail that can learn hundreds of words|能学会数百个词的红尾灰鹦鹉
common raven|渡鸦|bird|omnivore|1.2|13|21|a large crow that plans ahead and plays in snow|会预先打算、爱在雪中嬉戏的大型乌鸦
Eurasian magpie|欧亚喜鹊|bird|omnivore|0.22|5|22|a long-tailed crow that recognises itself in a mirror|能在镜中认出自己的长尾鸦科鸟类
house sparrow|家麻雀|bird|omnivore|0.03|3|12|a small brown neighbour of people in towns and on farms|在城镇与农场与人为邻的褐色小鸟
Indian peafowl|蓝孔雀|bird|omnivore|5|18|28|a pheasant whose male fans out a train of eyed feathers|雄鸟能展开眼状斑尾屏的雉类
Nile crocodile|尼罗鳄|reptile|carnivore|400|60|85|a river hunter that guards its nest and carries its young in its jaws|会守巢并用嘴含着幼仔的河中猎手
Komodo dragon|科莫多巨蜥|reptile|carnivore|70|30|240|the largest living lizard|现存最大的蜥蜴
green sea turtle|绿海龟|reptile|herbivore|150|70|60|a grazer of seagrass that returns to the beach of its birth|吃海草、会回到出生海滩的海龟
Galápagos tortoise|加拉帕戈斯象龟|reptile|herbivore|215|120|140|the largest tortoise, able to go without water for a year|最大的陆龟，可一年不饮水
green iguana|绿鬣蜥|reptile|herbivore|5|15|85|a tree lizard that drops off its branch into water when alarmed|受惊时会从树枝跳入水中的树栖蜥蜴
panther chameleon|豹变色龙|reptile|carnivore|0.18|6|220|a colour-changing lizard with eyes that turn each for itself|双眼可各自转动的变色蜥蜴
king cobra|眼镜王蛇|reptile|carnivore|6|20|75|the longest venomous snake, which builds a nest for its eggs|最长的毒蛇，会为蛋筑巢
green anaconda|绿水蚺|reptile|carnivore|70|12|195|the heaviest snake, a lurker in slow tropical rivers|最重的蛇，潜伏在缓慢的热带河流中
axolotl|墨西哥钝口螈|amphibian|carnivore|0.2|12|18|a salamander that never quite grows up and can regrow a leg|永不完全长大、能再生四肢的蝾螈
common frog|林蛙|amphibian|carnivore|0.023|6|21|a pond breeder that breathes through its skin in winter|冬天靠皮肤呼吸、在池塘繁殖的蛙
Chinese giant salamander|大鲵|amphibian|carnivore|25|60|55|one of the largest amphibians, up to 1.8 metres long|最大的两栖动物之一，体长可达一点八米
great white shark|大白鲨|fish|carnivore|900|70|365|a warm-bodied hunter of cool seas|体温较高的冷水海域猎手
whale shark|鲸鲨|fish|carnivore|15000|90|-|the largest fish, a harmless filterer of plankton|最大的鱼，以浮游生物为食，对人无害
Atlantic salmon|大西洋鲑|fish|carnivore|5|7|90|a fish that climbs rivers to spawn where it was born|逆流而上、回到出生地产卵的鱼
common carp|鲤|fish|omnivore|5|20|5|a whiskered pond fish and the ancestor of koi|带须的池塘鱼，锦鲤的祖先
European eel|欧洲鳗鲡|fish|carnivore|1.5|20|-|a snake-like fish thought to spawn in the Sargasso Sea|被认为在马尾藻海产卵的蛇形鱼
lined seahorse|线纹海马|fish|carnivore|0.01|3|21|an upright swimmer whose males carry the young|雄性负责育儿的直立游泳者
ocean sunfish|翻车鲀|fish|carnivore|1000|20|-|one of the heaviest bony fish, shaped like a swimming head|最重的硬骨鱼之一，形如一个游动的头
clownfish|小丑鱼|fish|omnivore|0.2|8|7|a reef fish that lives unharmed among stinging anemones|在带刺海葵间安然生活的珊瑚礁鱼
giant squid|大王乌贼|cephalopod|carnivore|200|5|-|a deep-sea hunter with eyes as big as plates|眼睛大如餐盘的深海猎手
common octopus|普通章鱼|cephalopod|carnivore|5|2|35|an eight-armed problem solver with three hearts|有三颗心脏、擅长解决问题的八腕动物
western honey bee|西方蜜蜂|insect|herbivore|0.0001|0.1|3|a social insect that tells its sisters of flowers by dancing|用舞蹈告知同伴花源的社会性昆虫
monarch butterfly|黑脉金斑蝶|insect|herbivore|0.0005|0.2|4|an orange butterfly that migrates thousands of kilometres|能迁飞数千公里的橙色蝴蝶
seven-spot ladybird|七星瓢虫|insect|carnivore|0.00004|1|5|a red beetle that eats aphids by the thousand|一生吃掉数千只蚜虫的红色甲虫
stag beetle|欧洲深山锹甲|insect|herbivore|0.006|5|21|a beetle whose larva chews dead wood for years|幼虫要啃食朽木数年的甲虫
`;
