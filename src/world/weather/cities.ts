/**
 * The cities with weather. Each has coordinates, an elevation, and its climate in round numbers: mean temperatures of
 * January and July in °C, yearly rain in mm, and the rainy season (S summer, W winter, E all year). Time zones have no
 * summer time.
 * `# country | area | area in Chinese | minutes east of UTC`, followed by the cities of this area: `tier | name | in
 * Chinese | syllables | latitude, longitude | metres | January, July | mm | when`. Tier 1 contains the best-known
 * cities.
 */
export const cityLines = `
# CN | Beijing | 北京 | 480
1 | Beijing | 北京 | bei jing | 39.90, 116.41 | 44 | -3, 27 | 570 | S
3 | Yanqing | 延庆 | yan qing | 40.46, 115.97 | 487 | -8, 24 | 440 | S
# CN | Shanghai | 上海 | 480
1 | Shanghai | 上海 | shang hai | 31.23, 121.47 | 4 | 5, 29 | 1180 | S
# CN | Tianjin | 天津 | 480
1 | Tianjin | 天津 | tian jin | 39.13, 117.20 | 5 | -3, 27 | 540 | S
# CN | Chongqing | 重庆 | 480
1 | Chongqing | 重庆 | chong qing | 29.56, 106.55 | 244 | 8, 29 | 1110 | S
3 | Wanzhou | 万州 | wan zhou | 30.81, 108.41 | 187 | 8, 29 | 1190 | S
# CN | Guangdong | 广东 | 480
1 | Guangzhou | 广州 | guang zhou | 23.13, 113.26 | 21 | 14, 29 | 1740 | S
1 | Shenzhen | 深圳 | shen zhen | 22.54, 114.06 | 18 | 15, 29 | 1930 | S
2 | Dongguan | 东莞 | dong guan | 23.02, 113.75 | 18 | 14, 29 | 1790 | S
2 | Foshan | 佛山 | fo shan | 23.02, 113.12 | 12 | 14, 29 | 1690 | S
2 | Zhuhai | 珠海 | zhu hai | 22.27, 113.58 | 9 | 15, 29 | 2060 | S
3 | Shantou | 汕头 | shan tou | 23.35, 116.68 | 4 | 14, 29 | 1630 | S
3 | Zhanjiang | 湛江 | zhan jiang | 21.27, 110.36 | 26 | 16, 29 | 1710 | S
3 | Huizhou | 惠州 | hui zhou | 23.11, 114.42 | 22 | 14, 29 | 1770 | S
3 | Zhongshan | 中山 | zhong shan | 22.52, 113.39 | 11 | 15, 29 | 1830 | S
3 | Jiangmen | 江门 | jiang men | 22.58, 113.08 | 8 | 15, 29 | 1790 | S
3 | Shaoguan | 韶关 | shao guan | 24.81, 113.60 | 68 | 10, 29 | 1580 | S
# CN | Zhejiang | 浙江 | 480
1 | Hangzhou | 杭州 | hang zhou | 30.27, 120.16 | 19 | 5, 29 | 1440 | S
2 | Ningbo | 宁波 | ning bo | 29.87, 121.55 | 5 | 6, 29 | 1480 | S
2 | Wenzhou | 温州 | wen zhou | 28.00, 120.70 | 7 | 9, 29 | 1740 | S
3 | Shaoxing | 绍兴 | shao xing | 30.03, 120.58 | 8 | 5, 29 | 1460 | S
3 | Jiaxing | 嘉兴 | jia xing | 30.75, 120.76 | 5 | 4, 29 | 1200 | S
3 | Huzhou | 湖州 | hu zhou | 30.89, 120.09 | 6 | 4, 29 | 1290 | S
3 | Jinhua | 金华 | jin hua | 29.08, 119.65 | 63 | 6, 30 | 1450 | S
3 | Taizhou | 台州 | tai zhou | 28.66, 121.42 | 5 | 7, 28 | 1560 | S
3 | Zhoushan | 舟山 | zhou shan | 30.01, 122.11 | 36 | 6, 28 | 1360 | S
# CN | Jiangsu | 江苏 | 480
1 | Nanjing | 南京 | nan jing | 32.06, 118.80 | 20 | 3, 28 | 1090 | S
1 | Suzhou | 苏州 | su zhou | 31.30, 120.59 | 5 | 4, 29 | 1100 | S
2 | Wuxi | 无锡 | wu xi | 31.49, 120.31 | 6 | 4, 29 | 1120 | S
3 | Changzhou | 常州 | chang zhou | 31.81, 119.97 | 5 | 4, 29 | 1090 | S
3 | Nantong | 南通 | nan tong | 31.98, 120.89 | 5 | 4, 28 | 1090 | S
3 | Xuzhou | 徐州 | xu zhou | 34.21, 117.28 | 38 | 1, 28 | 840 | S
3 | Yangzhou | 扬州 | yang zhou | 32.39, 119.41 | 8 | 3, 28 | 1040 | S
3 | Lianyungang | 连云港 | lian yun gang | 34.60, 119.22 | 3 | 1, 27 | 900 | S
3 | Yancheng | 盐城 | yan cheng | 33.35, 120.16 | 4 | 2, 27 | 1010 | S
# CN | Sichuan | 四川 | 480
1 | Chengdu | 成都 | cheng du | 30.57, 104.07 | 500 | 6, 26 | 870 | S
3 | Mianyang | 绵阳 | mian yang | 31.47, 104.68 | 471 | 6, 26 | 860 | S
3 | Leshan | 乐山 | le shan | 29.55, 103.77 | 365 | 7, 26 | 1270 | S
3 | Yibin | 宜宾 | yi bin | 28.75, 104.64 | 342 | 8, 27 | 1050 | S
3 | Panzhihua | 攀枝花 | pan zhi hua | 26.58, 101.72 | 1190 | 14, 25 | 820 | S
3 | Jiuzhaigou | 九寨沟 | jiu zhai gou | 33.26, 104.24 | 1406 | 2, 22 | 550 | S
# CN | Hubei | 湖北 | 480
1 | Wuhan | 武汉 | wu han | 30.59, 114.31 | 27 | 4, 29 | 1270 | S
3 | Yichang | 宜昌 | yi chang | 30.69, 111.29 | 134 | 5, 28 | 1140 | S
3 | Xiangyang | 襄阳 | xiang yang | 32.01, 112.12 | 68 | 3, 28 | 850 | S
3 | Shiyan | 十堰 | shi yan | 32.63, 110.80 | 256 | 3, 27 | 850 | S
# CN | Shaanxi | 陕西 | 480
1 | Xi'an | 西安 | xi an | 34.34, 108.94 | 397 | 0, 27 | 560 | S
3 | Yan'an | 延安 | yan an | 36.59, 109.49 | 958 | -5, 23 | 510 | S
3 | Hanzhong | 汉中 | han zhong | 33.07, 107.02 | 508 | 3, 26 | 850 | S
3 | Yulin | 榆林 | yu lin | 38.29, 109.73 | 1057 | -9, 23 | 410 | S
# CN | Hunan | 湖南 | 480
1 | Changsha | 长沙 | chang sha | 28.23, 112.94 | 45 | 5, 29 | 1420 | S
3 | Zhuzhou | 株洲 | zhu zhou | 27.83, 113.13 | 54 | 5, 30 | 1410 | S
3 | Yueyang | 岳阳 | yue yang | 29.36, 113.13 | 53 | 5, 29 | 1340 | S
3 | Zhangjiajie | 张家界 | zhang jia jie | 29.12, 110.48 | 184 | 5, 28 | 1400 | S
3 | Hengyang | 衡阳 | heng yang | 26.89, 112.57 | 104 | 6, 30 | 1350 | S
# CN | Shandong | 山东 | 480
2 | Jinan | 济南 | ji nan | 36.65, 117.12 | 51 | 0, 28 | 700 | S
1 | Qingdao | 青岛 | qing dao | 36.07, 120.38 | 76 | 0, 25 | 690 | S
3 | Yantai | 烟台 | yan tai | 37.46, 121.45 | 47 | -1, 25 | 650 | S
3 | Weifang | 潍坊 | wei fang | 36.71, 119.16 | 44 | -2, 27 | 590 | S
3 | Weihai | 威海 | wei hai | 37.51, 122.12 | 66 | 0, 24 | 720 | S
3 | Tai'an | 泰安 | tai an | 36.20, 117.09 | 129 | -2, 27 | 690 | S
3 | Linyi | 临沂 | lin yi | 35.10, 118.36 | 88 | 0, 27 | 850 | S
3 | Zibo | 淄博 | zi bo | 36.81, 118.05 | 36 | -2, 27 | 620 | S
# CN | Henan | 河南 | 480
2 | Zhengzhou | 郑州 | zheng zhou | 34.75, 113.63 | 110 | 1, 27 | 640 | S
3 | Luoyang | 洛阳 | luo yang | 34.62, 112.45 | 138 | 1, 27 | 600 | S
3 | Kaifeng | 开封 | kai feng | 34.80, 114.31 | 73 | 0, 27 | 630 | S
3 | Nanyang | 南阳 | nan yang | 32.99, 112.53 | 131 | 2, 27 | 790 | S
3 | Xinyang | 信阳 | xin yang | 32.15, 114.09 | 115 | 3, 28 | 1100 | S
# CN | Fujian | 福建 | 480
2 | Fuzhou | 福州 | fu zhou | 26.07, 119.30 | 85 | 11, 29 | 1390 | S
1 | Xiamen | 厦门 | xia men | 24.48, 118.09 | 63 | 13, 28 | 1330 | S
3 | Quanzhou | 泉州 | quan zhou | 24.87, 118.68 | 22 | 12, 28 | 1200 | S
3 | Wuyishan | 武夷山 | wu yi shan | 27.76, 118.03 | 222 | 8, 28 | 1960 | S
3 | Zhangzhou | 漳州 | zhang zhou | 24.51, 117.65 | 30 | 13, 29 | 1580 | S
# CN | Liaoning | 辽宁 | 480
2 | Shenyang | 沈阳 | shen yang | 41.80, 123.43 | 50 | -11, 25 | 690 | S
2 | Dalian | 大连 | da lian | 38.91, 121.61 | 92 | -4, 24 | 600 | S
3 | Anshan | 鞍山 | an shan | 41.11, 122.99 | 77 | -9, 25 | 710 | S
3 | Dandong | 丹东 | dan dong | 40.13, 124.38 | 14 | -7, 23 | 960 | S
3 | Jinzhou | 锦州 | jin zhou | 41.10, 121.13 | 66 | -7, 25 | 560 | S
# CN | Jilin | 吉林 | 480
2 | Changchun | 长春 | chang chun | 43.82, 125.32 | 237 | -14, 23 | 590 | S
3 | Jilin City | 吉林市 | ji lin shi | 43.84, 126.55 | 184 | -17, 23 | 660 | S
3 | Yanji | 延吉 | yan ji | 42.89, 129.51 | 177 | -13, 22 | 530 | S
# CN | Heilongjiang | 黑龙江 | 480
1 | Harbin | 哈尔滨 | ha er bin | 45.80, 126.53 | 142 | -18, 23 | 540 | S
3 | Qiqihar | 齐齐哈尔 | qi qi ha er | 47.35, 123.92 | 147 | -18, 23 | 440 | S
3 | Mudanjiang | 牡丹江 | mu dan jiang | 44.55, 129.63 | 242 | -17, 22 | 550 | S
3 | Mohe | 漠河 | mo he | 52.97, 122.54 | 433 | -29, 19 | 430 | S
3 | Heihe | 黑河 | hei he | 50.25, 127.53 | 166 | -22, 21 | 540 | S
# CN | Hebei | 河北 | 480
2 | Shijiazhuang | 石家庄 | shi jia zhuang | 38.04, 114.51 | 81 | -1, 27 | 520 | S
3 | Tangshan | 唐山 | tang shan | 39.63, 118.18 | 28 | -4, 26 | 600 | S
3 | Qinhuangdao | 秦皇岛 | qin huang dao | 39.94, 119.60 | 3 | -4, 25 | 620 | S
3 | Baoding | 保定 | bao ding | 38.87, 115.46 | 17 | -3, 27 | 500 | S
3 | Zhangjiakou | 张家口 | zhang jia kou | 40.77, 114.88 | 726 | -8, 24 | 400 | S
3 | Chengde | 承德 | cheng de | 40.95, 117.96 | 375 | -9, 24 | 510 | S
3 | Handan | 邯郸 | han dan | 36.63, 114.54 | 57 | -1, 27 | 520 | S
# CN | Shanxi | 山西 | 480
2 | Taiyuan | 太原 | tai yuan | 37.87, 112.55 | 780 | -5, 24 | 430 | S
3 | Datong | 大同 | da tong | 40.08, 113.30 | 1040 | -10, 22 | 380 | S
3 | Pingyao | 平遥 | ping yao | 37.19, 112.18 | 763 | -4, 24 | 410 | S
3 | Yuncheng | 运城 | yun cheng | 35.03, 111.01 | 365 | 0, 27 | 520 | S
# CN | Inner Mongolia | 内蒙古 | 480
2 | Hohhot | 呼和浩特 | hu he hao te | 40.84, 111.75 | 1063 | -11, 23 | 400 | S
3 | Baotou | 包头 | bao tou | 40.66, 109.84 | 1065 | -11, 23 | 310 | S
3 | Hulunbuir | 呼伦贝尔 | hu lun bei er | 49.22, 119.77 | 612 | -25, 20 | 360 | S
3 | Ordos | 鄂尔多斯 | e er duo si | 39.61, 109.78 | 1460 | -9, 22 | 350 | S
3 | Xilinhot | 锡林浩特 | xi lin hao te | 43.93, 116.09 | 1003 | -19, 22 | 270 | S
# CN | Anhui | 安徽 | 480
2 | Hefei | 合肥 | he fei | 31.82, 117.23 | 27 | 3, 28 | 1000 | S
3 | Huangshan | 黄山 | huang shan | 29.71, 118.34 | 142 | 5, 28 | 1700 | S
3 | Wuhu | 芜湖 | wu hu | 31.35, 118.43 | 15 | 4, 29 | 1200 | S
3 | Bengbu | 蚌埠 | beng bu | 32.92, 117.39 | 22 | 2, 28 | 930 | S
# CN | Jiangxi | 江西 | 480
2 | Nanchang | 南昌 | nan chang | 28.68, 115.86 | 47 | 6, 30 | 1610 | S
3 | Jiujiang | 九江 | jiu jiang | 29.71, 115.99 | 36 | 5, 30 | 1440 | S
3 | Ganzhou | 赣州 | gan zhou | 25.83, 114.93 | 123 | 9, 30 | 1460 | S
3 | Jingdezhen | 景德镇 | jing de zhen | 29.27, 117.18 | 61 | 6, 29 | 1800 | S
3 | Lushan | 庐山 | lu shan | 29.57, 115.98 | 1165 | 0, 23 | 2070 | S
# CN | Guangxi | 广西 | 480
2 | Nanning | 南宁 | nan ning | 22.82, 108.37 | 122 | 13, 28 | 1300 | S
2 | Guilin | 桂林 | gui lin | 25.27, 110.29 | 164 | 8, 28 | 1890 | S
3 | Liuzhou | 柳州 | liu zhou | 24.33, 109.43 | 97 | 11, 29 | 1450 | S
3 | Beihai | 北海 | bei hai | 21.48, 109.12 | 13 | 15, 29 | 1800 | S
# CN | Hainan | 海南 | 480
2 | Haikou | 海口 | hai kou | 20.04, 110.34 | 64 | 18, 29 | 1690 | S
1 | Sanya | 三亚 | san ya | 18.25, 109.51 | 6 | 22, 29 | 1390 | S
3 | Wanning | 万宁 | wan ning | 18.80, 110.39 | 40 | 19, 29 | 2100 | S
# CN | Guizhou | 贵州 | 480
2 | Guiyang | 贵阳 | gui yang | 26.65, 106.63 | 1224 | 5, 24 | 1130 | S
3 | Zunyi | 遵义 | zun yi | 27.73, 106.93 | 844 | 5, 25 | 1050 | S
3 | Liupanshui | 六盘水 | liu pan shui | 26.59, 104.83 | 1815 | 4, 20 | 1180 | S
# CN | Yunnan | 云南 | 480
1 | Kunming | 昆明 | kun ming | 25.04, 102.71 | 1892 | 9, 20 | 980 | S
2 | Dali | 大理 | da li | 25.61, 100.27 | 1990 | 9, 20 | 1050 | S
2 | Lijiang | 丽江 | li jiang | 26.86, 100.23 | 2393 | 6, 18 | 970 | S
3 | Jinghong | 景洪 | jing hong | 22.01, 100.80 | 582 | 17, 26 | 1140 | S
3 | Shangri-La | 香格里拉 | xiang ge li la | 27.83, 99.71 | 3277 | -2, 14 | 650 | S
# CN | Tibet | 西藏 | 480
2 | Lhasa | 拉萨 | la sa | 29.65, 91.14 | 3649 | -1, 16 | 430 | S
3 | Shigatse | 日喀则 | ri ka ze | 29.27, 88.88 | 3836 | -3, 15 | 430 | S
3 | Nyingchi | 林芝 | lin zhi | 29.65, 94.36 | 2992 | 1, 16 | 690 | S
# CN | Gansu | 甘肃 | 480
2 | Lanzhou | 兰州 | lan zhou | 36.06, 103.83 | 1517 | -5, 23 | 310 | S
3 | Dunhuang | 敦煌 | dun huang | 40.14, 94.66 | 1139 | -8, 25 | 40 | S
3 | Zhangye | 张掖 | zhang ye | 38.93, 100.45 | 1483 | -9, 22 | 130 | S
3 | Tianshui | 天水 | tian shui | 34.58, 105.72 | 1142 | -2, 23 | 500 | S
# CN | Qinghai | 青海 | 480
2 | Xining | 西宁 | xi ning | 36.62, 101.78 | 2295 | -7, 18 | 400 | S
3 | Golmud | 格尔木 | ge er mu | 36.41, 94.90 | 2808 | -9, 18 | 45 | S
# CN | Ningxia | 宁夏 | 480
2 | Yinchuan | 银川 | yin chuan | 38.49, 106.23 | 1111 | -7, 24 | 190 | S
3 | Zhongwei | 中卫 | zhong wei | 37.51, 105.19 | 1226 | -7, 23 | 180 | S
# CN | Xinjiang | 新疆 | 480
2 | Urumqi | 乌鲁木齐 | wu lu mu qi | 43.83, 87.62 | 935 | -12, 24 | 290 | E
3 | Kashgar | 喀什 | ka shi | 39.47, 75.99 | 1291 | -5, 26 | 70 | E
3 | Turpan | 吐鲁番 | tu lu fan | 42.95, 89.19 | 35 | -7, 33 | 16 | S
3 | Altay | 阿勒泰 | a le tai | 47.85, 88.14 | 735 | -15, 22 | 210 | E
3 | Yining | 伊宁 | yi ning | 43.91, 81.33 | 663 | -8, 23 | 290 | E
3 | Karamay | 克拉玛依 | ke la ma yi | 45.58, 84.89 | 428 | -15, 28 | 120 | E
# HK | Hong Kong | 香港 | 480
1 | Hong Kong | 香港 | xiang gang | 22.32, 114.17 | 33 | 16, 29 | 2400 | S
# MO | Macao | 澳门 | 480
2 | Macao | 澳门 | ao men | 22.20, 113.54 | 20 | 15, 29 | 1970 | S
# TW | Taiwan | 台湾 | 480
1 | Taipei | 台北 | tai bei | 25.03, 121.57 | 9 | 16, 30 | 2400 | E
2 | Kaohsiung | 高雄 | gao xiong | 22.63, 120.30 | 9 | 19, 29 | 1880 | S
3 | Taichung | 台中 | tai zhong | 24.15, 120.67 | 84 | 17, 29 | 1770 | S
3 | Tainan | 台南 | tai nan | 23.00, 120.21 | 14 | 18, 29 | 1690 | S
3 | Hualien | 花莲 | hua lian | 23.99, 121.60 | 16 | 18, 29 | 2180 | E
# JP | Japan | 日本 | 540
1 | Tokyo | 东京 | dong jing | 35.68, 139.69 | 40 | 5, 26 | 1530 | S
1 | Osaka | 大阪 | da ban | 34.69, 135.50 | 23 | 6, 28 | 1340 | S
2 | Kyoto | 京都 | jing du | 35.01, 135.77 | 50 | 5, 27 | 1520 | S
2 | Sapporo | 札幌 | zha huang | 43.06, 141.35 | 17 | -3, 21 | 1150 | E
2 | Fukuoka | 福冈 | fu gang | 33.59, 130.40 | 6 | 7, 28 | 1690 | S
3 | Nagoya | 名古屋 | ming gu wu | 35.18, 136.91 | 51 | 5, 27 | 1580 | S
3 | Sendai | 仙台 | xian tai | 38.27, 140.87 | 43 | 2, 23 | 1280 | S
3 | Hiroshima | 广岛 | guang dao | 34.39, 132.46 | 4 | 5, 27 | 1570 | S
3 | Naha | 那霸 | na ba | 26.21, 127.68 | 28 | 17, 29 | 2160 | S
# KR | South Korea | 韩国 | 540
1 | Seoul | 首尔 | shou er | 37.57, 126.98 | 38 | -2, 26 | 1420 | S
2 | Busan | 釜山 | fu shan | 35.18, 129.08 | 69 | 4, 24 | 1580 | S
3 | Incheon | 仁川 | ren chuan | 37.46, 126.71 | 68 | -2, 25 | 1210 | S
3 | Jeju | 济州 | ji zhou | 33.50, 126.53 | 20 | 6, 26 | 1500 | S
3 | Daegu | 大邱 | da qiu | 35.87, 128.60 | 53 | 1, 26 | 1080 | S
# KP | North Korea | 朝鲜 | 540
3 | Pyongyang | 平壤 | ping rang | 39.03, 125.75 | 38 | -6, 24 | 940 | S
# MN | Mongolia | 蒙古 | 480
2 | Ulaanbaatar | 乌兰巴托 | wu lan ba tuo | 47.89, 106.91 | 1350 | -22, 18 | 270 | S
# SG | Singapore | 新加坡 | 480
1 | Singapore | 新加坡 | xin jia po | 1.35, 103.82 | 15 | 27, 28 | 2110 | E
# MY | Malaysia | 马来西亚 | 480
1 | Kuala Lumpur | 吉隆坡 | ji long po | 3.14, 101.69 | 66 | 27, 28 | 2630 | E
3 | George Town | 槟城 | bin cheng | 5.41, 100.33 | 4 | 28, 28 | 2480 | E
3 | Kota Kinabalu | 哥打基纳巴卢 | ge da ji na ba lu | 5.98, 116.07 | 5 | 27, 28 | 2630 | E
# TH | Thailand | 泰国 | 420
1 | Bangkok | 曼谷 | man gu | 13.76, 100.50 | 2 | 27, 29 | 1650 | S
2 | Phuket | 普吉 | pu ji | 7.88, 98.39 | 5 | 28, 28 | 2220 | S
2 | Chiang Mai | 清迈 | qing mai | 18.79, 98.98 | 310 | 22, 28 | 1180 | S
3 | Pattaya | 芭堤雅 | ba di ya | 12.93, 100.88 | 4 | 27, 29 | 1120 | S
# VN | Vietnam | 越南 | 420
1 | Hanoi | 河内 | he nei | 21.03, 105.85 | 12 | 17, 30 | 1680 | S
2 | Ho Chi Minh City | 胡志明市 | hu zhi ming shi | 10.82, 106.63 | 10 | 27, 28 | 1870 | S
3 | Da Nang | 岘港 | xian gang | 16.05, 108.20 | 7 | 22, 29 | 2200 | W
3 | Nha Trang | 芽庄 | ya zhuang | 12.24, 109.20 | 6 | 24, 29 | 1390 | W
# ID | Indonesia | 印度尼西亚 | 420
1 | Jakarta | 雅加达 | ya jia da | -6.21, 106.85 | 8 | 27, 28 | 1820 | S
2 | Bali | 巴厘岛 | ba li dao | -8.65, 115.22 | 4 | 28, 26 | 1700 | S | 480
3 | Surabaya | 泗水 | si shui | -7.26, 112.75 | 5 | 28, 27 | 1680 | S
3 | Yogyakarta | 日惹 | ri re | -7.80, 110.36 | 113 | 26, 26 | 2160 | S
# PH | Philippines | 菲律宾 | 480
1 | Manila | 马尼拉 | ma ni la | 14.60, 120.98 | 16 | 26, 28 | 2100 | S
3 | Cebu | 宿务 | su wu | 10.32, 123.89 | 17 | 27, 28 | 1560 | S
# KH | Cambodia | 柬埔寨 | 420
3 | Phnom Penh | 金边 | jin bian | 11.56, 104.92 | 12 | 26, 29 | 1400 | S
3 | Siem Reap | 暹粒 | xian li | 13.36, 103.86 | 18 | 26, 29 | 1410 | S
# LA | Laos | 老挝 | 420
3 | Vientiane | 万象 | wan xiang | 17.98, 102.63 | 174 | 22, 28 | 1660 | S
# MM | Myanmar | 缅甸 | 390
3 | Yangon | 仰光 | yang guang | 16.87, 96.20 | 14 | 25, 27 | 2680 | S
# BN | Brunei | 文莱 | 480
3 | Bandar Seri Begawan | 斯里巴加湾市 | si li ba jia wan shi | 4.90, 114.94 | 13 | 27, 28 | 2910 | E
# IN | India | 印度 | 330
1 | New Delhi | 新德里 | xin de li | 28.61, 77.21 | 216 | 14, 31 | 770 | S
1 | Mumbai | 孟买 | meng mai | 19.08, 72.88 | 14 | 24, 28 | 2260 | S
2 | Bengaluru | 班加罗尔 | ban jia luo er | 12.97, 77.59 | 920 | 22, 24 | 980 | S
3 | Kolkata | 加尔各答 | jia er ge da | 22.57, 88.36 | 9 | 20, 29 | 1730 | S
3 | Chennai | 金奈 | jin nai | 13.08, 80.27 | 7 | 25, 31 | 1400 | W
3 | Hyderabad | 海得拉巴 | hai de la ba | 17.39, 78.49 | 542 | 23, 27 | 810 | S
3 | Jaipur | 斋浦尔 | zhai pu er | 26.91, 75.79 | 431 | 16, 31 | 600 | S
# NP | Nepal | 尼泊尔 | 345
2 | Kathmandu | 加德满都 | jia de man du | 27.72, 85.32 | 1400 | 11, 25 | 1510 | S
# BD | Bangladesh | 孟加拉国 | 360
3 | Dhaka | 达卡 | da ka | 23.81, 90.41 | 8 | 18, 29 | 2120 | S
# LK | Sri Lanka | 斯里兰卡 | 330
3 | Colombo | 科伦坡 | ke lun po | 6.93, 79.86 | 7 | 27, 28 | 2390 | E
# MV | Maldives | 马尔代夫 | 300
2 | Male | 马累 | ma lei | 4.18, 73.51 | 2 | 28, 28 | 1970 | E
# PK | Pakistan | 巴基斯坦 | 300
3 | Karachi | 卡拉奇 | ka la qi | 24.86, 67.01 | 10 | 19, 31 | 180 | S
3 | Islamabad | 伊斯兰堡 | yi si lan bao | 33.68, 73.05 | 540 | 10, 30 | 1190 | S
# KZ | Kazakhstan | 哈萨克斯坦 | 300
3 | Almaty | 阿拉木图 | a la mu tu | 43.24, 76.89 | 850 | -5, 25 | 650 | W
3 | Astana | 阿斯塔纳 | a si ta na | 51.17, 71.43 | 347 | -15, 21 | 320 | S
# UZ | Uzbekistan | 乌兹别克斯坦 | 300
3 | Tashkent | 塔什干 | ta shi gan | 41.30, 69.24 | 455 | 2, 28 | 440 | W
3 | Samarkand | 撒马尔罕 | sa ma er han | 39.65, 66.96 | 705 | 2, 27 | 360 | W
# AE | United Arab Emirates | 阿联酋 | 240
1 | Dubai | 迪拜 | di bai | 25.20, 55.27 | 5 | 19, 36 | 80 | W
3 | Abu Dhabi | 阿布扎比 | a bu zha bi | 24.45, 54.38 | 5 | 19, 35 | 60 | W
# QA | Qatar | 卡塔尔 | 180
2 | Doha | 多哈 | duo ha | 25.29, 51.53 | 10 | 18, 36 | 75 | W
# SA | Saudi Arabia | 沙特阿拉伯 | 180
3 | Riyadh | 利雅得 | li ya de | 24.71, 46.68 | 612 | 15, 36 | 110 | W
3 | Jeddah | 吉达 | ji da | 21.49, 39.19 | 12 | 24, 33 | 60 | W
# IR | Iran | 伊朗 | 210
2 | Tehran | 德黑兰 | de hei lan | 35.69, 51.39 | 1200 | 5, 31 | 230 | W
3 | Isfahan | 伊斯法罕 | yi si fa han | 32.65, 51.67 | 1574 | 3, 29 | 130 | W
# IQ | Iraq | 伊拉克 | 180
3 | Baghdad | 巴格达 | ba ge da | 33.31, 44.37 | 34 | 10, 36 | 130 | W
# IL | Israel | 以色列 | 120
3 | Jerusalem | 耶路撒冷 | ye lu sa leng | 31.77, 35.21 | 754 | 9, 24 | 540 | W
3 | Tel Aviv | 特拉维夫 | te la wei fu | 32.09, 34.78 | 5 | 13, 27 | 530 | W
# JO | Jordan | 约旦 | 180
3 | Amman | 安曼 | an man | 31.95, 35.93 | 1000 | 8, 26 | 270 | W
# LB | Lebanon | 黎巴嫩 | 120
3 | Beirut | 贝鲁特 | bei lu te | 33.89, 35.50 | 50 | 14, 27 | 830 | W
# TR | Türkiye | 土耳其 | 180
1 | Istanbul | 伊斯坦布尔 | yi si tan bu er | 41.01, 28.98 | 40 | 6, 24 | 810 | W
3 | Ankara | 安卡拉 | an ka la | 39.93, 32.86 | 938 | 0, 24 | 390 | E
3 | Antalya | 安塔利亚 | an ta li ya | 36.90, 30.71 | 39 | 10, 29 | 1060 | W
3 | Izmir | 伊兹密尔 | yi zi mi er | 38.42, 27.14 | 25 | 9, 28 | 690 | W
# GE | Georgia | 格鲁吉亚 | 240
3 | Tbilisi | 第比利斯 | di bi li si | 41.72, 44.79 | 490 | 3, 25 | 500 | E
# AZ | Azerbaijan | 阿塞拜疆 | 240
3 | Baku | 巴库 | ba ku | 40.41, 49.87 | 10 | 5, 27 | 240 | W
# RU | Russia | 俄罗斯 | 180
1 | Moscow | 莫斯科 | mo si ke | 55.76, 37.62 | 156 | -6, 19 | 710 | E
2 | Saint Petersburg | 圣彼得堡 | sheng bi de bao | 59.93, 30.34 | 3 | -5, 19 | 660 | E
3 | Vladivostok | 符拉迪沃斯托克 | fu la di wo si tuo ke | 43.12, 131.89 | 40 | -12, 18 | 840 | S | 600
3 | Novosibirsk | 新西伯利亚 | xin xi bo li ya | 55.03, 82.92 | 150 | -17, 19 | 440 | S | 420
3 | Irkutsk | 伊尔库茨克 | yi er ku ci ke | 52.29, 104.30 | 440 | -17, 19 | 470 | S | 480
3 | Yekaterinburg | 叶卡捷琳堡 | ye ka jie lin bao | 56.84, 60.61 | 237 | -13, 19 | 540 | S | 300
3 | Sochi | 索契 | suo qi | 43.60, 39.73 | 20 | 6, 24 | 1700 | W
3 | Murmansk | 摩尔曼斯克 | mo er man si ke | 68.97, 33.08 | 50 | -10, 13 | 500 | E
# UA | Ukraine | 乌克兰 | 120
3 | Kyiv | 基辅 | ji fu | 50.45, 30.52 | 179 | -3, 21 | 620 | E
# BY | Belarus | 白俄罗斯 | 180
3 | Minsk | 明斯克 | ming si ke | 53.90, 27.57 | 220 | -4, 19 | 690 | E
# GB | United Kingdom | 英国 | 0
1 | London | 伦敦 | lun dun | 51.51, -0.13 | 11 | 6, 19 | 620 | E
2 | Edinburgh | 爱丁堡 | ai ding bao | 55.95, -3.19 | 47 | 4, 15 | 730 | E
3 | Manchester | 曼彻斯特 | man che si te | 53.48, -2.24 | 38 | 5, 17 | 830 | E
3 | Birmingham | 伯明翰 | bo ming han | 52.48, -1.89 | 140 | 4, 17 | 800 | E
3 | Glasgow | 格拉斯哥 | ge la si ge | 55.86, -4.25 | 8 | 4, 16 | 1120 | E
3 | Liverpool | 利物浦 | li wu pu | 53.41, -2.99 | 10 | 5, 17 | 840 | E
3 | Cambridge | 剑桥 | jian qiao | 52.21, 0.12 | 6 | 4, 18 | 570 | E
3 | Oxford | 牛津 | niu jin | 51.75, -1.26 | 72 | 5, 18 | 660 | E
# IE | Ireland | 爱尔兰 | 0
2 | Dublin | 都柏林 | du bo lin | 53.35, -6.26 | 20 | 5, 16 | 760 | E
# FR | France | 法国 | 60
1 | Paris | 巴黎 | ba li | 48.86, 2.35 | 35 | 5, 21 | 640 | E
2 | Nice | 尼斯 | ni si | 43.70, 7.27 | 10 | 9, 24 | 730 | W
3 | Lyon | 里昂 | li ang | 45.76, 4.84 | 173 | 4, 23 | 830 | E
3 | Marseille | 马赛 | ma sai | 43.30, 5.37 | 12 | 7, 25 | 530 | W
3 | Bordeaux | 波尔多 | bo er duo | 44.84, -0.58 | 16 | 7, 21 | 930 | E
3 | Toulouse | 图卢兹 | tu lu zi | 43.60, 1.44 | 146 | 6, 22 | 630 | E
3 | Strasbourg | 斯特拉斯堡 | si te la si bao | 48.57, 7.75 | 142 | 2, 20 | 630 | E
# DE | Germany | 德国 | 60
1 | Berlin | 柏林 | bo lin | 52.52, 13.41 | 34 | 1, 20 | 570 | E
2 | Munich | 慕尼黑 | mu ni hei | 48.14, 11.58 | 519 | 0, 19 | 940 | E
2 | Frankfurt | 法兰克福 | fa lan ke fu | 50.11, 8.68 | 112 | 2, 20 | 630 | E
3 | Hamburg | 汉堡 | han bao | 53.55, 9.99 | 6 | 2, 18 | 770 | E
3 | Cologne | 科隆 | ke long | 50.94, 6.96 | 53 | 3, 19 | 840 | E
3 | Dresden | 德累斯顿 | de lei si dun | 51.05, 13.74 | 113 | 1, 20 | 640 | E
3 | Stuttgart | 斯图加特 | si tu jia te | 48.78, 9.18 | 245 | 2, 20 | 680 | E
3 | Leipzig | 莱比锡 | lai bi xi | 51.34, 12.37 | 113 | 1, 19 | 570 | E
# AT | Austria | 奥地利 | 60
2 | Vienna | 维也纳 | wei ye na | 48.21, 16.37 | 171 | 1, 22 | 650 | E
3 | Salzburg | 萨尔茨堡 | sa er ci bao | 47.81, 13.06 | 424 | 0, 20 | 1200 | S
3 | Innsbruck | 因斯布鲁克 | yin si bu lu ke | 47.27, 11.39 | 574 | -1, 19 | 910 | S
# CH | Switzerland | 瑞士 | 60
2 | Zurich | 苏黎世 | su li shi | 47.38, 8.54 | 408 | 1, 19 | 1050 | E
2 | Geneva | 日内瓦 | ri nei wa | 46.20, 6.14 | 375 | 2, 21 | 950 | E
3 | Bern | 伯尔尼 | bo er ni | 46.95, 7.45 | 540 | 0, 19 | 1020 | E
3 | Zermatt | 采尔马特 | cai er ma te | 46.02, 7.75 | 1608 | -4, 14 | 640 | E
# IT | Italy | 意大利 | 60
1 | Rome | 罗马 | luo ma | 41.90, 12.50 | 21 | 8, 26 | 800 | W
2 | Milan | 米兰 | mi lan | 45.46, 9.19 | 120 | 3, 25 | 920 | E
2 | Venice | 威尼斯 | wei ni si | 45.44, 12.32 | 1 | 4, 24 | 750 | E
2 | Florence | 佛罗伦萨 | fo luo lun sa | 43.77, 11.26 | 50 | 7, 26 | 870 | W
3 | Naples | 那不勒斯 | na bu le si | 40.85, 14.27 | 17 | 9, 26 | 1010 | W
3 | Palermo | 巴勒莫 | ba le mo | 38.12, 13.36 | 14 | 12, 26 | 650 | W
# ES | Spain | 西班牙 | 60
1 | Madrid | 马德里 | ma de li | 40.42, -3.70 | 667 | 6, 26 | 420 | W
1 | Barcelona | 巴塞罗那 | ba sai luo na | 41.39, 2.17 | 12 | 10, 25 | 590 | E
3 | Seville | 塞维利亚 | sai wei li ya | 37.39, -5.98 | 7 | 11, 28 | 540 | W
3 | Valencia | 瓦伦西亚 | wa lun xi ya | 39.47, -0.38 | 15 | 12, 26 | 470 | W
3 | Granada | 格拉纳达 | ge la na da | 37.18, -3.60 | 738 | 7, 26 | 360 | W
# PT | Portugal | 葡萄牙 | 0
2 | Lisbon | 里斯本 | li si ben | 38.72, -9.14 | 45 | 12, 23 | 770 | W
3 | Porto | 波尔图 | bo er tu | 41.16, -8.63 | 80 | 10, 20 | 1170 | W
# NL | Netherlands | 荷兰 | 60
2 | Amsterdam | 阿姆斯特丹 | a mu si te dan | 52.37, 4.90 | -2 | 4, 18 | 840 | E
3 | Rotterdam | 鹿特丹 | lu te dan | 51.92, 4.48 | 0 | 4, 18 | 860 | E
# BE | Belgium | 比利时 | 60
2 | Brussels | 布鲁塞尔 | bu lu sai er | 50.85, 4.35 | 28 | 4, 18 | 840 | E
# LU | Luxembourg | 卢森堡 | 60
3 | Luxembourg | 卢森堡 | lu sen bao | 49.61, 6.13 | 300 | 1, 19 | 830 | E
# DK | Denmark | 丹麦 | 60
2 | Copenhagen | 哥本哈根 | ge ben ha gen | 55.68, 12.57 | 9 | 2, 18 | 600 | E
# SE | Sweden | 瑞典 | 60
2 | Stockholm | 斯德哥尔摩 | si de ge er mo | 59.33, 18.07 | 28 | -1, 19 | 550 | E
3 | Gothenburg | 哥德堡 | ge de bao | 57.71, 11.97 | 12 | 0, 18 | 840 | E
3 | Kiruna | 基律纳 | ji lv na | 67.86, 20.23 | 530 | -13, 13 | 510 | S
# NO | Norway | 挪威 | 60
2 | Oslo | 奥斯陆 | ao si lu | 59.91, 10.75 | 23 | -3, 18 | 840 | E
3 | Bergen | 卑尔根 | bei er gen | 60.39, 5.32 | 12 | 3, 15 | 2490 | W
3 | Tromso | 特罗姆瑟 | te luo mu se | 69.65, 18.96 | 10 | -3, 12 | 1090 | W
# FI | Finland | 芬兰 | 120
2 | Helsinki | 赫尔辛基 | he er xin ji | 60.17, 24.94 | 26 | -3, 18 | 650 | E
3 | Rovaniemi | 罗瓦涅米 | luo wa nie mi | 66.50, 25.73 | 80 | -11, 16 | 620 | S
# IS | Iceland | 冰岛 | 0
2 | Reykjavik | 雷克雅未克 | lei ke ya wei ke | 64.15, -21.94 | 18 | 1, 12 | 860 | W
# PL | Poland | 波兰 | 60
2 | Warsaw | 华沙 | hua sha | 52.23, 21.01 | 100 | -1, 20 | 550 | S
3 | Krakow | 克拉科夫 | ke la ke fu | 50.06, 19.94 | 219 | -1, 20 | 670 | S
# CZ | Czechia | 捷克 | 60
2 | Prague | 布拉格 | bu la ge | 50.08, 14.44 | 235 | 0, 20 | 500 | S
# HU | Hungary | 匈牙利 | 60
2 | Budapest | 布达佩斯 | bu da pei si | 47.50, 19.04 | 105 | 1, 23 | 570 | E
# RO | Romania | 罗马尼亚 | 120
3 | Bucharest | 布加勒斯特 | bu jia le si te | 44.43, 26.10 | 75 | -1, 24 | 620 | E
# BG | Bulgaria | 保加利亚 | 120
3 | Sofia | 索非亚 | suo fei ya | 42.70, 23.32 | 550 | 0, 22 | 620 | E
# RS | Serbia | 塞尔维亚 | 60
3 | Belgrade | 贝尔格莱德 | bei er ge lai de | 44.79, 20.45 | 117 | 2, 24 | 700 | E
# HR | Croatia | 克罗地亚 | 60
3 | Zagreb | 萨格勒布 | sa ge le bu | 45.82, 15.98 | 122 | 1, 22 | 880 | E
3 | Dubrovnik | 杜布罗夫尼克 | du bu luo fu ni ke | 42.65, 18.09 | 50 | 9, 25 | 1060 | W
# GR | Greece | 希腊 | 120
2 | Athens | 雅典 | ya dian | 37.98, 23.73 | 70 | 10, 29 | 400 | W
3 | Santorini | 圣托里尼 | sheng tuo li ni | 36.39, 25.46 | 150 | 11, 26 | 330 | W
# US | United States | 美国 | -300
1 | New York | 纽约 | niu yue | 40.71, -74.01 | 10 | 1, 25 | 1260 | E
1 | Los Angeles | 洛杉矶 | luo shan ji | 34.05, -118.24 | 89 | 14, 23 | 360 | W | -480
1 | San Francisco | 旧金山 | jiu jin shan | 37.77, -122.42 | 16 | 11, 16 | 580 | W | -480
2 | Chicago | 芝加哥 | zhi jia ge | 41.88, -87.63 | 181 | -3, 24 | 970 | S | -360
2 | Boston | 波士顿 | bo shi dun | 42.36, -71.06 | 14 | -1, 23 | 1110 | E
2 | Seattle | 西雅图 | xi ya tu | 47.61, -122.33 | 53 | 6, 20 | 1000 | W | -480
2 | Washington | 华盛顿 | hua sheng dun | 38.91, -77.04 | 22 | 3, 27 | 1060 | E
2 | Miami | 迈阿密 | mai a mi | 25.76, -80.19 | 2 | 20, 29 | 1720 | S
2 | Las Vegas | 拉斯维加斯 | la si wei jia si | 36.17, -115.14 | 610 | 9, 34 | 110 | W | -480
2 | Honolulu | 火奴鲁鲁 | huo nu lu lu | 21.31, -157.86 | 6 | 23, 27 | 430 | W | -600
3 | Houston | 休斯敦 | xiu si dun | 29.76, -95.37 | 12 | 12, 29 | 1320 | E | -360
3 | Dallas | 达拉斯 | da la si | 32.78, -96.80 | 131 | 8, 30 | 950 | E | -360
3 | Denver | 丹佛 | dan fo | 39.74, -104.99 | 1609 | 0, 23 | 370 | S | -420
3 | Phoenix | 菲尼克斯 | fei ni ke si | 33.45, -112.07 | 331 | 13, 35 | 180 | E | -420
3 | Philadelphia | 费城 | fei cheng | 39.95, -75.17 | 12 | 1, 26 | 1110 | E
3 | Atlanta | 亚特兰大 | ya te lan da | 33.75, -84.39 | 320 | 7, 27 | 1270 | E
3 | San Diego | 圣迭戈 | sheng die ge | 32.72, -117.16 | 20 | 14, 21 | 260 | W | -480
3 | Portland | 波特兰 | bo te lan | 45.52, -122.68 | 15 | 5, 21 | 940 | W | -480
3 | Orlando | 奥兰多 | ao lan duo | 28.54, -81.38 | 30 | 16, 28 | 1310 | S
3 | New Orleans | 新奥尔良 | xin ao er liang | 29.95, -90.07 | 2 | 12, 29 | 1610 | E | -360
3 | Detroit | 底特律 | di te lv | 42.33, -83.05 | 183 | -3, 24 | 860 | E
3 | Minneapolis | 明尼阿波利斯 | ming ni a bo li si | 44.98, -93.27 | 253 | -9, 24 | 800 | S | -360
3 | Salt Lake City | 盐湖城 | yan hu cheng | 40.76, -111.89 | 1288 | 0, 27 | 400 | E | -420
3 | Anchorage | 安克雷奇 | an ke lei qi | 61.22, -149.90 | 31 | -8, 15 | 420 | S | -540
3 | Fairbanks | 费尔班克斯 | fei er ban ke si | 64.84, -147.72 | 136 | -22, 17 | 290 | S | -540
3 | San Jose | 圣何塞 | sheng he sai | 37.34, -121.89 | 25 | 10, 21 | 380 | W | -480
# CA | Canada | 加拿大 | -300
1 | Toronto | 多伦多 | duo lun duo | 43.65, -79.38 | 76 | -3, 23 | 830 | E
2 | Vancouver | 温哥华 | wen ge hua | 49.28, -123.12 | 4 | 4, 18 | 1190 | W | -480
2 | Montreal | 蒙特利尔 | meng te li er | 45.50, -73.57 | 36 | -9, 21 | 1000 | E
3 | Ottawa | 渥太华 | wo tai hua | 45.42, -75.70 | 70 | -10, 21 | 920 | E
3 | Calgary | 卡尔加里 | ka er jia li | 51.05, -114.07 | 1045 | -7, 17 | 420 | S | -420
3 | Quebec City | 魁北克 | kui bei ke | 46.81, -71.21 | 98 | -12, 19 | 1190 | E
3 | Banff | 班夫 | ban fu | 51.18, -115.57 | 1383 | -9, 15 | 470 | E | -420
3 | Yellowknife | 耶洛奈夫 | ye luo nai fu | 62.45, -114.37 | 206 | -26, 17 | 290 | S | -420
# MX | Mexico | 墨西哥 | -360
2 | Mexico City | 墨西哥城 | mo xi ge cheng | 19.43, -99.13 | 2240 | 14, 18 | 850 | S
3 | Cancun | 坎昆 | kan kun | 21.16, -86.85 | 10 | 24, 29 | 1340 | S | -300
# CU | Cuba | 古巴 | -300
3 | Havana | 哈瓦那 | ha wa na | 23.11, -82.37 | 24 | 22, 28 | 1190 | S
# PA | Panama | 巴拿马 | -300
3 | Panama City | 巴拿马城 | ba na ma cheng | 8.98, -79.52 | 2 | 27, 27 | 1900 | S
# CO | Colombia | 哥伦比亚 | -300
3 | Bogota | 波哥大 | bo ge da | 4.71, -74.07 | 2640 | 14, 14 | 1000 | E
# PE | Peru | 秘鲁 | -300
3 | Lima | 利马 | li ma | -12.05, -77.04 | 154 | 23, 17 | 10 | W
3 | Cusco | 库斯科 | ku si ke | -13.53, -71.97 | 3399 | 13, 10 | 700 | S
# EC | Ecuador | 厄瓜多尔 | -300
3 | Quito | 基多 | ji duo | -0.18, -78.47 | 2850 | 14, 14 | 1050 | W
# BR | Brazil | 巴西 | -180
2 | Sao Paulo | 圣保罗 | sheng bao luo | -23.55, -46.63 | 760 | 23, 17 | 1640 | S
2 | Rio de Janeiro | 里约热内卢 | li yue re nei lu | -22.91, -43.17 | 5 | 27, 22 | 1250 | S
3 | Brasilia | 巴西利亚 | ba xi li ya | -15.79, -47.88 | 1172 | 22, 19 | 1480 | S
# AR | Argentina | 阿根廷 | -180
2 | Buenos Aires | 布宜诺斯艾利斯 | bu yi nuo si ai li si | -34.60, -58.38 | 25 | 25, 11 | 1240 | E
3 | Ushuaia | 乌斯怀亚 | wu si huai ya | -54.80, -68.30 | 23 | 10, 2 | 540 | E
# CL | Chile | 智利 | -240
3 | Santiago | 圣地亚哥 | sheng di ya ge | -33.45, -70.67 | 570 | 21, 8 | 310 | W
# EG | Egypt | 埃及 | 120
2 | Cairo | 开罗 | kai luo | 30.04, 31.24 | 23 | 14, 29 | 20 | W
3 | Luxor | 卢克索 | lu ke suo | 25.69, 32.64 | 76 | 15, 34 | 2 | W
# MA | Morocco | 摩洛哥 | 60
3 | Casablanca | 卡萨布兰卡 | ka sa bu lan ka | 33.57, -7.59 | 27 | 13, 23 | 410 | W
3 | Marrakesh | 马拉喀什 | ma la ka shi | 31.63, -7.99 | 466 | 12, 29 | 240 | W
# ZA | South Africa | 南非 | 120
2 | Cape Town | 开普敦 | kai pu dun | -33.92, 18.42 | 25 | 21, 12 | 520 | W
3 | Johannesburg | 约翰内斯堡 | yue han nei si bao | -26.20, 28.05 | 1753 | 20, 11 | 710 | S
# KE | Kenya | 肯尼亚 | 180
2 | Nairobi | 内罗毕 | nei luo bi | -1.29, 36.82 | 1795 | 20, 17 | 870 | E
# NG | Nigeria | 尼日利亚 | 60
3 | Lagos | 拉各斯 | la ge si | 6.52, 3.38 | 41 | 27, 25 | 1510 | S
# ET | Ethiopia | 埃塞俄比亚 | 180
3 | Addis Ababa | 亚的斯亚贝巴 | ya di si ya bei ba | 9.03, 38.74 | 2355 | 16, 16 | 1090 | S
# TZ | Tanzania | 坦桑尼亚 | 180
3 | Zanzibar | 桑给巴尔 | sang ji ba er | -6.17, 39.20 | 15 | 28, 25 | 1590 | E
# MU | Mauritius | 毛里求斯 | 240
3 | Port Louis | 路易港 | lu yi gang | -20.16, 57.50 | 10 | 27, 22 | 880 | S
# AU | Australia | 澳大利亚 | 600
1 | Sydney | 悉尼 | xi ni | -33.87, 151.21 | 39 | 23, 13 | 1150 | E
2 | Melbourne | 墨尔本 | mo er ben | -37.81, 144.96 | 31 | 21, 10 | 530 | E
2 | Brisbane | 布里斯班 | bu li si ban | -27.47, 153.03 | 28 | 26, 15 | 1010 | S
3 | Perth | 珀斯 | po si | -31.95, 115.86 | 20 | 25, 13 | 730 | W | 480
3 | Adelaide | 阿德莱德 | a de lai de | -34.93, 138.60 | 50 | 23, 12 | 530 | W | 570
3 | Cairns | 凯恩斯 | kai en si | -16.92, 145.77 | 3 | 28, 22 | 1990 | S
3 | Gold Coast | 黄金海岸 | huang jin hai an | -28.02, 153.40 | 4 | 25, 16 | 1270 | S
3 | Canberra | 堪培拉 | kan pei la | -35.28, 149.13 | 578 | 21, 6 | 620 | E
3 | Hobart | 霍巴特 | huo ba te | -42.88, 147.33 | 17 | 18, 9 | 560 | E
3 | Darwin | 达尔文 | da er wen | -12.46, 130.84 | 30 | 28, 25 | 1730 | S | 570
# NZ | New Zealand | 新西兰 | 720
2 | Auckland | 奥克兰 | ao ke lan | -36.85, 174.76 | 26 | 20, 11 | 1120 | W
3 | Wellington | 惠灵顿 | hui ling dun | -41.29, 174.78 | 20 | 17, 9 | 1210 | W
3 | Christchurch | 克赖斯特彻奇 | ke lai si te che qi | -43.53, 172.64 | 20 | 17, 6 | 590 | E
3 | Queenstown | 皇后镇 | huang hou zhen | -45.03, 168.66 | 310 | 16, 4 | 750 | E
# FJ | Fiji | 斐济 | 720
3 | Suva | 苏瓦 | su wa | -18.14, 178.44 | 9 | 27, 23 | 3040 | S
`;
