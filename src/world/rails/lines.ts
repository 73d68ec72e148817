/**
 * Lines between the cities of src/world/weather/cities.ts. Both files use the same names of cities. The stations
 * between two cities are invented.
 */

/** High-speed lines. An older line runs beside each high-speed line. */
export const fastLines = `
Beijing, Tianjin, Jinan, Tai'an, Xuzhou, Bengbu, Nanjing, Changzhou, Wuxi, Suzhou, Shanghai
Beijing, Baoding, Shijiazhuang, Handan, Zhengzhou, Xinyang, Wuhan, Yueyang, Changsha, Zhuzhou, Hengyang, Shaoguan, Guangzhou, Dongguan, Shenzhen
Shanghai, Jiaxing, Hangzhou, Jinhua, Nanchang, Changsha, Guiyang, Liupanshui, Kunming
Beijing, Chengde, Shenyang, Changchun, Harbin
Lianyungang, Xuzhou, Kaifeng, Zhengzhou, Luoyang, Xi'an, Tianshui, Lanzhou
Nanjing, Hefei, Wuhan, Yichang, Wanzhou, Chongqing, Chengdu
Hangzhou, Shaoxing, Ningbo, Taizhou, Wenzhou, Fuzhou, Quanzhou, Xiamen, Zhangzhou, Shantou, Huizhou, Shenzhen
Xi'an, Hanzhong, Mianyang, Chengdu, Leshan, Yibin, Guiyang
Lanzhou, Xining, Zhangye, Dunhuang, Turpan, Urumqi
Qingdao, Weifang, Zibo, Jinan, Shijiazhuang, Taiyuan
Beijing, Zhangjiakou, Hohhot, Baotou, Ordos
Zhangjiakou, Datong
Guiyang, Guilin, Foshan, Guangzhou
Hengyang, Guilin, Liuzhou, Nanning, Beihai
Nanning, Foshan
Guiyang, Zunyi, Chongqing
Nanjing, Wuhu, Huangshan, Wuyishan, Fuzhou
Hefei, Wuhu
Jingdezhen, Huangshan, Hangzhou
Wuhan, Jiujiang, Nanchang, Ganzhou, Huizhou
Nanchang, Jingdezhen
Zhengzhou, Nanyang, Xiangyang, Wanzhou
Wuhan, Xiangyang, Shiyan, Xi'an
Datong, Taiyuan, Pingyao, Yuncheng, Xi'an
Harbin, Qiqihar
Harbin, Mudanjiang
Changchun, Jilin City, Yanji
Shenyang, Dandong
Shenyang, Anshan, Dalian
Kunming, Dali, Lijiang
Kunming, Jinghong
Kunming, Nanning
Xi'an, Yinchuan, Zhongwei, Lanzhou
Changsha, Zhangjiajie
Yichang, Zhangjiajie
Lianyungang, Yancheng, Nantong, Shanghai
Nanjing, Yangzhou, Nantong
Nanjing, Huzhou, Hangzhou
Guangzhou, Zhongshan, Zhuhai
Foshan, Jiangmen, Zhanjiang
Qingdao, Yantai, Weihai
Tai'an, Linyi, Lianyungang
Tianjin, Tangshan, Qinhuangdao, Jinzhou, Shenyang
Xi'an, Yan'an, Yulin
Haikou, Wanning, Sanya
Haikou, Sanya
Baoding, Tianjin
`;
/** The first lines of the list are main lines. Long-distance trains prefer them. */
export const mainLineCount = 10;
/** Connections that only have an older line. */
export const slowLines = `
Xining, Golmud, Lhasa, Shigatse
Lhasa, Nyingchi
Turpan, Kashgar
Urumqi, Karamay, Altay
Urumqi, Yining
Qiqihar, Hulunbuir
Qiqihar, Mohe
Harbin, Heihe
Chengde, Xilinhot
Chengdu, Panzhihua, Kunming
Lijiang, Shangri-La
Mianyang, Jiuzhaigou
Ordos, Yulin
Baotou, Yinchuan
Jiujiang, Lushan
Mudanjiang, Yanji
Beijing, Yanqing
Ningbo, Zhoushan
Zhanjiang, Beihai
Dunhuang, Golmud
`;
/**
 * Additional stations of the larger cities: `en | zh | syllables`, with f for stations of high-speed trains and s for
 * stations of slow trains. The first line of a city is the station that is named only after the city.
 */
export const cityStations: Readonly<Record<string, string>> = {
  Beijing:
    "s; South | 南 | nan | f; West | 西 | xi | fs; North | 北 | bei | f; Chaoyang | 朝阳 | chao yang | f; Fengtai | 丰台 | feng tai | s",
  Shanghai: "fs; South | 南 | nan | s; Hongqiao | 虹桥 | hong qiao | f; West | 西 | xi | f",
  Hangzhou: "fs; East | 东 | dong | f; South | 南 | nan | s; West | 西 | xi | f",
  Chengdu: "s; East | 东 | dong | f; South | 南 | nan | f; West | 西 | xi | s",
  Guangzhou: "s; South | 南 | nan | f; East | 东 | dong | fs; Baiyun | 白云 | bai yun | f",
  Shenzhen: "s; North | 北 | bei | f; East | 东 | dong | s; Pingshan | 坪山 | ping shan | f",
  Chongqing: "s; North | 北 | bei | f; West | 西 | xi | fs",
  Tianjin: "fs; West | 西 | xi | f; South | 南 | nan | f",
  Wuhan: "f; Hankou | 汉口 | han kou | fs; Wuchang | 武昌 | wu chang | s",
  "Xi'an": "s; North | 北 | bei | f; East | 东 | dong | f",
  Nanjing: "fs; South | 南 | nan | f",
  Suzhou: "fs; North | 北 | bei | f; South | 南 | nan | f",
  Changsha: "s; South | 南 | nan | f; West | 西 | xi | f",
  Qingdao: "fs; North | 北 | bei | f",
  Xiamen: "s; North | 北 | bei | f",
  Harbin: "fs; West | 西 | xi | f; North | 北 | bei | f",
  Kunming: "s; South | 南 | nan | f",
  Zhengzhou: "s; East | 东 | dong | f",
  Jinan: "s; West | 西 | xi | f; East | 东 | dong | f",
  Shenyang: "fs; North | 北 | bei | f; South | 南 | nan | f",
  Dalian: "s; North | 北 | bei | f",
  Nanchang: "s; West | 西 | xi | f; East | 东 | dong | f",
  Hefei: "s; South | 南 | nan | f",
  Fuzhou: "s; South | 南 | nan | f",
  Guiyang: "s; North | 北 | bei | f; East | 东 | dong | f",
  Lanzhou: "s; West | 西 | xi | f",
  Shijiazhuang: "fs",
  Taiyuan: "s; South | 南 | nan | f",
  Nanning: "s; East | 东 | dong | f",
  Changchun: "fs; West | 西 | xi | f",
  Haikou: "s; East | 东 | dong | f",
};
/** The station of the first city that trains to or from the second city use. */
export const stationsTowards: Readonly<Record<string, string>> = {
  "Beijing Tianjin": "South",
  "Beijing Baoding": "West",
  "Beijing Chengde": "Chaoyang",
  "Beijing Zhangjiakou": "North",
  "Shanghai Suzhou": "Hongqiao",
  "Shanghai Jiaxing": "Hongqiao",
  "Shanghai Nantong": "West",
  "Hangzhou Jiaxing": "East",
  "Hangzhou Shaoxing": "East",
  "Hangzhou Jinhua": "East",
  "Hangzhou Huzhou": "East",
  "Hangzhou Huangshan": "West",
  "Chengdu Chongqing": "East",
  "Chengdu Mianyang": "East",
  "Chengdu Leshan": "South",
};
/**
 * Pairs of cities with many trains between them: the kind of train, the two cities, and the number of trains per
 * direction. Only trains that begin in one city and end in the other are counted.
 */
export const busyPairs = `
G Beijing, Shanghai, 34
G Shanghai, Hangzhou, 22
G Shanghai, Nanjing, 22
G Shanghai, Suzhou, 8
G Guangzhou, Shenzhen, 18
G Chengdu, Chongqing, 24
C Beijing, Tianjin, 40
G Wuhan, Guangzhou, 16
G Xi'an, Chengdu, 14
G Shanghai, Wuhan, 12
G Hangzhou, Nanjing, 12
G Beijing, Guangzhou, 10
G Beijing, Xi'an, 10
G Beijing, Chengdu, 7
G Shanghai, Chengdu, 6
G Shanghai, Chongqing, 6
D Shanghai, Chengdu, 4
D Hangzhou, Wenzhou, 10
G Shenzhen, Xiamen, 12
G Changsha, Guangzhou, 12
G Beijing, Harbin, 8
G Hangzhou, Beijing, 10
G Hangzhou, Chengdu, 3
D Hangzhou, Chengdu, 2
C Guangzhou, Zhuhai, 22
C Haikou, Sanya, 24
C Chengdu, Leshan, 16
C Harbin, Qiqihar, 8
C Changchun, Jilin City, 16
C Nanchang, Jiujiang, 10
C Shenyang, Dalian, 8
`;
