/**
 * The first Latin letter of Chinese characters that are common in names. The table has enough characters to sort the
 * names that a user types.
 */
const byInitial: Readonly<Record<string, string>> = {
  a: "阿艾安敖爱昂奥",
  b: "白柏班包宝保鲍贝北本毕碧边卞彬斌滨冰兵炳波伯博爸表宾",
  c: "蔡才财彩苍曹岑昌常畅超朝车晨陈成程诚承池崇楚褚储川传春淳慈聪丛崔翠餐厨长宠仓测",
  d: "达大代戴丹单旦党德邓狄迪第丁定东冬董栋都窦杜端段朵店弟电灯",
  e: "娥恩尔二",
  f: "发樊繁凡帆范方芳房飞菲费芬丰风峰锋封冯凤佛扶福符甫付傅富复父",
  g: "甘刚高戈葛耿公宫恭龚巩勾古谷顾关冠管光广贵桂郭国果哥工馆港姑",
  h: "哈海韩寒含汉翰杭航郝昊浩豪好何和贺赫鹤恒衡红宏洪虹鸿侯胡虎花华桦怀欢环黄煌惠慧辉晖会霍护湖",
  j: "姬吉汲纪季继佳嘉家贾简建剑健江姜蒋娇焦杰洁捷金锦晋靳京晶景敬静靖娟君军俊峻菊巨解经姐舅叽加街",
  k: "开凯楷康柯可克孔寇匡邝况奎坤昆快客科空",
  l: "拉来赖兰岚蓝郎朗劳乐雷磊蕾冷黎李丽利莉立力连廉莲良梁亮廖林琳霖凌灵玲龄刘柳龙隆娄卢鲁陆路露鹿吕侣律伦罗骆洛绿老链律",
  m: "妈马麻麦满曼毛茅茂梅美媚蒙孟梦米宓苗妙闵敏明铭鸣缪莫墨牟木沐穆慕妹猫",
  n: "娜那南楠倪妮年宁牛农诺奶女",
  o: "欧鸥",
  p: "潘盘庞裴培沛佩彭蓬鹏朋皮平萍朴蒲溥普琵攀票",
  q: "戚齐祁奇琦琪启起千谦钱强乔巧钦秦琴青卿清晴庆邱秋裘曲屈瞿权全泉群亲",
  r: "冉然饶仁任荣容融柔如茹汝阮芮瑞睿润若蕊",
  s: "三桑沙莎山单珊善商尚邵绍申沈慎升生盛诗施石时史世仕淑舒殊树帅双爽水顺司思斯松宋苏素隋随孙索叔嫂师上市",
  t: "台谭汤唐涛陶滕腾天田甜铁廷婷亭通童彤佟统涂屠拓太同图",
  w: "万汪王望旺威微韦为维伟玮卫尉蔚魏温文雯闻翁沃乌邬吴武伍午舞务外网",
  x: "西希昔习席喜夏先贤娴冼鲜香湘祥翔向项象萧肖晓小筱骁孝谢解欣新馨鑫心信星兴邢幸雄熊修秀胥徐许旭轩宣玄薛雪勋询迅学姓先",
  y: "鸦牙雅亚严言岩炎颜彦晏燕艳杨阳扬洋姚尧瑶药耀叶晔业一伊依怡宜易奕毅义意逸殷银尹音印英婴莹盈应颖永咏勇用尤由游友佑悠于余鱼俞虞愉雨宇羽禹玉郁昱裕煜元袁园远苑岳悦月越云芸郧运韵姨爷医榆运",
  z: "臧曾泽查詹展占张章昭赵兆照哲珍真甄臻振镇震郑正征支之芝知志智钟忠中仲周洲舟朱珠竹祝庄卓子紫自宗邹祖左佐作住债",
};
const initials = new Map<string, string>();
for (const [letter, chars] of Object.entries(byInitial))
  for (const char of chars) if (!initials.has(char)) initials.set(char, letter);

/**
 * Converts a name to Latin letters as far as possible. Each Chinese character becomes a separate word that consists of
 * the character's first letter.
 */
export const toLatin = (name: string): string =>
  [...name.trim()]
    .map((char) => {
      const letter = initials.get(char);
      return letter === undefined ? char : ` ${letter} `;
    })
    .join("")
    .trim()
    .replace(/\s+/g, " ");
