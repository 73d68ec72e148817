/**
 * The files on a new phone: a year of photos, screenshots, documents, music and downloads. Some of these files are in
 * the trash. If the phone starts at the default time and a photo shows a date, the photo was taken on that date.
 */
import { civilOf, dayMs, hourMs, minuteMs, startOfDay, type Civil } from "#state/civil.ts";
import type { Lang } from "./values.ts";
import { standardFolders, mimeOf, type FileContent, type Files } from "./files.ts";
import { pad2 } from "./format.ts";
import { clubDay, gardenMaze } from "./seed-pages.ts";
import { handover, household, priceList, streetParty, tripCosts } from "./seed-documents.ts";
import { networkZone, zones } from "./settings.ts";

/**
 * The photos. Each has the number of days before the phone's start, the time of day, and the scene. A star marks a
 * favourite.
 */
const photoList = `
  424 1140 landscape_07* | 424 1152 landscape_07 | 424 1431 people_06
  402 1905 table_03 | 402 1911 table_11
  388 1022 animal_03 | 388 1048 animal_10*
  371 0812 meter_01 | 370 1540 plant_01
  352 1215 landscape_11* | 352 1230 landscape_11 | 352 1244 animal_08 | 351 0931 landscape_13
  333 1836 people_07 | 333 1852 table_14 | 333 1907 people_01*
  310 1033 market_09 | 310 1041 market_03
  291 1607 landscape_14 | 289 0814 meter_07
  268 0952 landscape_01* | 268 1003 landscape_12 | 268 1617 landscape_10 | 267 0841 table_01 | 267 1120 people_08
  267 1142 people_02* | 266 1930 landscape_10
  240 1415 animal_05 | 240 1418 animal_12*
  223 2012 people_03 | 223 2106 people_09
  203 0733 landscape_09* | 203 0741 landscape_09 | 201 1402 landscape_04
  183 1017 market_01 | 177 1219 parcel_09 | 173 1208 receipt_09 | 168 0812 meter_02
  164 1842 receipt_01 | 164 2019 receipt_16 | 161 1655 score_04 | 159 1712 receipt_02
  150 1338 receipt_22 | 145 1521 receipt_08 | 142 1009 receipt_06 | 139 1610 landscape_08* | 139 1622 landscape_08
  132 2031 receipt_07 | 128 1535 clock_08 | 128 1604 whiteboard_04 | 126 1116 receipt_12
  112 1040 receipt_20 | 109 2315 clock_03 | 98 1234 table_02 | 94 2041 score_01 | 91 1745 people_05
  82 1512 landscape_03 | 82 1956 landscape_05* | 75 1837 fridge_04 | 70 1150 parcel_04 | 66 1240 receipt_23
  66 1633 receipt_11 | 61 1011 room_03 | 61 1014 room_04 | 61 1019 kitchen_03 | 57 1557 receipt_03
  54 1418 receipt_18 | 52 1008 parcel_03 | 50 1633 parcel_01 | 47 1209 receipt_13 | 46 0811 meter_08
  43 1909 table_07 | 43 1927 table_08 | 39 1530 whiteboard_08 | 34 1102 card_01 | 34 1104 card_05
  31 1156 receipt_15 | 28 1020 plant_05* | 25 1926 receipt_19 | 22 1442 receipt_10 | 20 1710 parcel_08
  17 1618 whiteboard_10 | 13 2103 score_03 | 12 1017 shelf_04 | 11 0931 receipt_05 | 10 1745 parcel_07
  8 1107 receipt_04 | 7 1312 menu_01 | 6 0924 note_04 | 6 1018 market_04 | 5 1833 fridge_02 | 4 1224 table_10
  3 1541 animal_07 | 2 1014 landscape_02* | 2 1027 landscape_02 | 2 1051 people_12 | 1 0845 kitchen_05
  1 1930 table_16 | 1 1948 people_04 | 0 0742 desk_05 | 0 0815 meter_04`;
const screenshotList = `
  166 1012 server_06 | 146 2214 chart_01 | 136 1833 chat_06 | 126 2044 chat_01 | 122 0917 chat_05 | 117 2130 chat_10
  107 1512 server_07 | 104 0902 chat_11 | 88 1941 chat_04 | 87 1822 chat_02 | 71 0704 run_02 | 64 0718 run_05
  46 2019 chat_14 | 36 1114 server_04 | 34 1630 chat_12 | 32 1207 chat_13 | 25 1755 chat_03 | 16 2006 chat_08*
  12 1033 server_02 | 9 0722 run_01 | 2 0719 run_03`;
const songList = [
  ["The Paper Moons", "Harbour Lights", 214],
  ["The Paper Moons", "Kites", 187],
  ["The Paper Moons", "Slow Train", 251],
  ["Nine Small Rivers", "Delta", 302],
  ["Nine Small Rivers", "Undertow", 233],
  ["Ada Fenwick", "Copper Wire", 198],
  ["Ada Fenwick", "Copper Wire (live)", 221],
] as const;

export function seedFiles(now: number, lang: Lang): Files {
  const files: Files = {};
  const offsetMin = zones[networkZone];
  const today = startOfDay(now, offsetMin);
  let count = 0;
  const say = (en: string, zh: string): string => (lang === "en" ? en : zh);
  const text = (en: string, zh: string): FileContent => ({ kind: "text", text: say(en, zh) });
  const scenes = (...ids: string[]): FileContent => ({ kind: "scene", scenes: ids });
  const folder = (id: string, name: string, parent: string | null, daysAgo: number): string => {
    const at = now - daysAgo * dayMs;
    files[id] = { id, type: "folder", name, parent, createdAt: at, modifiedAt: at, trashed: null };
    return id;
  };
  const file = (
    parent: string,
    name: string,
    at: number,
    bytes: number,
    content: FileContent,
    more: { favourite?: boolean; trashedDaysAgo?: number } = {},
  ): string => {
    count += 1;
    const id = `file_s${count}`;
    const { favourite = false, trashedDaysAgo } = more;
    files[id] = {
      id,
      type: "file",
      name,
      parent,
      createdAt: at,
      modifiedAt: at,
      trashed: trashedDaysAgo === undefined ? null : { at: now - trashedDaysAgo * dayMs, from: parent },
      mime: mimeOf(name),
      bytes: content.kind === "text" ? content.text.length : bytes,
      content,
      favourite,
      crop: null,
      turns: 0,
    };
    return id;
  };
  const ago = (days: number, hour = 11): number => today - days * dayMs + hour * hourMs + ((days * 7) % 60) * minuteMs;
  /** Returns file sizes that look natural. No two sizes are equal. */
  const size = (least: number, most: number): number => least + ((count * 7919 * 104_729) % (most - least));

  folder(standardFolders.documents, "Documents", null, 430);
  folder(standardFolders.download, "Download", null, 430);
  folder(standardFolders.dcim, "DCIM", null, 430);
  folder(standardFolders.camera, "Camera", standardFolders.dcim, 430);
  folder(standardFolders.pictures, "Pictures", null, 430);
  folder(standardFolders.screenshots, "Screenshots", standardFolders.pictures, 430);
  folder(standardFolders.music, "Music", null, 430);
  folder(standardFolders.movies, "Movies", null, 430);

  const photos = (list: string, parent: string, name: (stamp: string) => string, least: number, most: number): void => {
    for (const entry of list.split(/[|\n]/)) {
      const found = /(\d+) (\d\d)(\d\d) (\w+)(\*?)/.exec(entry);
      if (!found) continue;
      const wanted =
        today -
        Number(found[1]) * dayMs +
        Number(found[2]) * hourMs +
        Number(found[3]) * minuteMs +
        ((count * 37) % 60) * 1000;
      const at = wanted > now ? wanted - dayMs : wanted;
      const stamp = stampOf(civilOf(at, offsetMin));
      file(parent, name(stamp), at, size(least, most), scenes(found[4]!), {
        favourite: found[5] === "*",
      });
    }
  };
  photos(photoList, standardFolders.camera, (stamp) => `IMG_${stamp}.jpg`, 1_900_000, 4_800_000);
  photos(screenshotList, standardFolders.screenshots, (stamp) => `Screenshot_${stamp}.png`, 210_000, 640_000);

  const recipes = folder("file_recipes", say("Recipes", "食谱"), standardFolders.pictures, 120);
  file(recipes, say("Tomato soup.jpg", "番茄汤.jpg"), ago(118), 1_204_113, scenes("note_03"));
  file(recipes, say("Tomato soup (old).jpg", "番茄汤（旧）.jpg"), ago(240), 1_190_620, scenes("note_12"));
  file(recipes, say("Fried rice.jpg", "蛋炒饭.jpg"), ago(95), 1_322_870, scenes("note_06"), { favourite: true });
  file(recipes, say("Apple pancakes.jpg", "苹果松饼.jpg"), ago(40), 1_287_004, scenes("note_09"));
  const flats = folder("file_flats", say("Flat viewings", "看房"), standardFolders.pictures, 63);
  for (const [i, scene] of ["room_01", "room_05", "kitchen_01", "kitchen_06", "room_09"].entries())
    file(flats, `IMG_${i + 1}.jpg`, ago(62, 14) + i * 4 * minuteMs, size(1_900_000, 3_200_000), scenes(scene));

  const invoices = folder("file_invoices", say("Invoices", "账单"), standardFolders.documents, 300);
  const bill = (name: string, days: number, ...pages: string[]): string =>
    file(invoices, name, ago(days, 15), size(90_000, 260_000), scenes(...pages));
  bill("Lumen 2025-09.pdf", 174, "invoice_01");
  bill("Bright Print 2025-11.pdf", 125, "invoice_06");
  bill("Lumen 2025-11.pdf", 106, "invoice_05");
  bill("Quick Byte 2025-12.pdf", 98, "invoice_12");
  bill("Clearview 2025-12.pdf", 89, "invoice_03");
  bill("Lumen 2026-02.pdf", 40, "invoice_09");
  bill("Quick Byte 2026-02.pdf", 28, "invoice_04");
  bill("Bright Print 2026-03.pdf", 15, "invoice_02");
  const papers = folder("file_papers", say("Contracts", "合同"), standardFolders.documents, 300);
  const paper = (name: string, days: number, ...pages: string[]): string =>
    file(papers, name, ago(days, 10), size(140_000, 520_000), scenes(...pages));
  paper(say("Rental agreement.pdf", "房屋租赁合同.pdf"), 280, "contract_01", "letter_04");
  paper(say("Rental agreement (draft).pdf", "房屋租赁合同（草稿）.pdf"), 290, "contract_04");
  paper(say("Service contract.pdf", "服务合同.pdf"), 190, "contract_02");
  paper(say("Loan of equipment.pdf", "设备借用协议.pdf"), 77, "contract_03");
  const certificates = folder("file_certificates", say("Certificates", "证书"), standardFolders.documents, 160);
  file(certificates, say("Photography course.pdf", "摄影课程.pdf"), ago(52), 311_204, scenes("certificate_01"));
  file(certificates, say("Language B2.pdf", "语言证书 B2.pdf"), ago(150), 298_441, scenes("certificate_04"), {
    favourite: true,
  });
  const letters = folder("file_letters", say("Letters", "信函"), standardFolders.documents, 150);
  file(letters, say("City Library.pdf", "市图书馆.pdf"), ago(33), 96_310, scenes("letter_01"));
  file(letters, say("Dentist.pdf", "牙科诊所.pdf"), ago(78), 88_127, scenes("letter_03"));
  file(letters, say("New bank card.pdf", "新银行卡.pdf"), ago(98), 91_765, scenes("letter_05"));
  const doc = (name: string, days: number, content: FileContent, more = {}): string =>
    file(standardFolders.documents, name, ago(days, 9), 0, content, more);
  doc(
    say("Packing list.txt", "行李清单.txt"),
    12,
    text(
      "Passport\nCharger and adapter\nTwo shirts, one jumper\nToothbrush\nBook for the train\n",
      "护照\n充电器和转换插头\n两件衬衫、一件毛衣\n牙刷\n火车上看的书\n",
    ),
    { favourite: true },
  );
  doc(
    say("Packing list (winter).txt", "行李清单（冬季）.txt"),
    90,
    text(
      "Passport\nDown jacket\nGloves and hat\nThermal socks\nHand cream\n",
      "护照\n羽绒服\n手套和帽子\n保暖袜\n护手霜\n",
    ),
  );
  doc(
    say("Budget 2026.csv", "预算 2026.csv"),
    18,
    text(
      "Month,Rent,Food,Transport,Other\nJan,4200,1850,310,920\nFeb,4200,1640,285,1130\nMar,4200,1720,300,860\n",
      "月份,房租,餐饮,交通,其他\n1月,4200,1850,310,920\n2月,4200,1640,285,1130\n3月,4200,1720,300,860\n",
    ),
  );
  doc(
    say("Book club.md", "读书会.md"),
    27,
    text(
      "# Book club\n\n- April: The Salt Road\n- May: A Short History of Maps\n- June: Night Trains\n\nWe meet on the first Thursday, 19:30.\n",
      "# 读书会\n\n- 四月：《盐路》\n- 五月：《地图简史》\n- 六月：《夜行列车》\n\n每月第一个星期四 19:30 见面。\n",
    ),
  );
  doc(
    say("Router set-up.txt", "路由器设置.txt"),
    210,
    text(
      "Address 192.168.31.1\nUser admin\nGuest network off\nRestart every Sunday 04:00\n",
      "地址 192.168.31.1\n用户 admin\n访客网络关闭\n每周日 04:00 重启\n",
    ),
  );

  const download = (name: string, days: number, bytes: number, content: FileContent, more = {}): string =>
    file(standardFolders.download, name, ago(days, 17), bytes, content, more);
  const archive: FileContent = { kind: "archive" };
  const opaque = (seconds = 0): FileContent => ({ kind: "opaque", seconds });
  const album = download("photos-from-nora.zip", 2, 7_204_118, archive);
  for (const [i, scene] of ["people_11", "landscape_06", "table_06", "animal_01"].entries())
    file(album, `nora-${i + 1}.jpg`, ago(4, 15) + i * 11 * minuteMs, size(1_400_000, 2_300_000), scenes(scene));
  const taxes = download("tax-papers-2025.zip", 21, 842_907, archive);
  file(taxes, say("Income.pdf", "收入.pdf"), ago(30), 204_117, scenes("form_02"));
  file(taxes, say("Invoice Clearview.pdf", "账单 明净清洁.pdf"), ago(85), 187_400, scenes("invoice_07"));
  file(taxes, say("Read me.txt", "说明.txt"), ago(30), 0, text("Keep until 2031.\n", "请保存至 2031 年。\n"));
  download("orbit-watch-2.4.1.apk", 33, 48_310_884, opaque());
  download("pocket-piano-1.0.9.apk", 141, 71_804_200, opaque());
  download("menu-golden-lotus.pdf", 7, 402_118, scenes("menu_08"));
  download("menu-golden-lotus (1).pdf", 7, 402_118, scenes("menu_08"));
  download("concert-ticket.pdf", 11, 188_402, scenes("ticket_01"), { favourite: true });
  download("train-tickets.pdf", 9, 366_190, scenes("ticket_02", "ticket_06"));
  download("town-map.pdf", 44, 1_204_118, scenes("map_05"));
  download("library-form.pdf", 36, 122_870, scenes("form_06"));
  download("harbour-dusk.png", 58, 2_404_117, scenes("wallpaper_04"));
  download("harbour-dusk (1).png", 58, 2_404_117, scenes("wallpaper_04"));
  download("team-offsite.pptx", 64, 5_822_004, opaque());
  download("price-list.xlsx", 29, 88_417, priceList(say));
  download(
    "router.log",
    14,
    0,
    text(
      "03:58:12 dhcp lease 192.168.31.44 renewed\n04:00:00 restart scheduled\n04:01:37 link up 1000 Mbit/s\n04:01:52 wan connected\n09:14:03 warn: wrong password from 192.168.31.77\n",
      "03:58:12 dhcp lease 192.168.31.44 renewed\n04:00:00 restart scheduled\n04:01:37 link up 1000 Mbit/s\n04:01:52 wan connected\n09:14:03 warn: wrong password from 192.168.31.77\n",
    ),
  );

  const artists = new Map<string, string>();
  for (const [i, [artist, title, seconds]] of songList.entries()) {
    const shelf = artists.get(artist) ?? folder(`file_artist${artists.size + 1}`, artist, standardFolders.music, 260);
    artists.set(artist, shelf);
    file(shelf, `${title}.mp3`, ago(260 - i * 9), seconds * 40_000 + i * 1777, opaque(seconds));
  }
  const recordings = folder("file_recordings", say("Recordings", "录音"), standardFolders.music, 100);
  file(recordings, say("Interview.m4a", "采访.m4a"), ago(51, 14), 18_402_117, opaque(1124));
  file(recordings, say("Choir rehearsal.m4a", "合唱排练.m4a"), ago(24, 20), 9_860_442, opaque(605));
  file(standardFolders.movies, say("Balloon flight.mp4", "热气球飞行.mp4"), ago(203), 214_880_416, opaque(96));
  file(standardFolders.movies, say("Lena's first steps.mp4", "小琳学走路.mp4"), ago(140), 88_204_119, opaque(41), {
    favourite: true,
  });
  file(standardFolders.movies, say("Concert encore.mp4", "演唱会返场.mp4"), ago(223, 21), 402_118_004, opaque(187));

  const trashed = { trashedDaysAgo: 3 };
  file(
    standardFolders.camera,
    `IMG_${stampOf(civilOf(ago(9, 12), offsetMin))}.jpg`,
    ago(9, 12),
    2_204_118,
    scenes("desk_02"),
    trashed,
  );
  file(
    standardFolders.camera,
    `IMG_${stampOf(civilOf(ago(66, 16), offsetMin))}.jpg`,
    ago(66, 16),
    3_118_402,
    scenes("room_08"),
    {
      trashedDaysAgo: 11,
    },
  );
  file(standardFolders.download, "brochure-old.pdf", ago(70), 640_118, scenes("letter_07"), { trashedDaysAgo: 6 });
  file(
    standardFolders.documents,
    say("Speech (first draft).txt", "致辞（初稿）.txt"),
    ago(30),
    0,
    text("Dear all,\nthank you for coming tonight.\n", "各位：\n感谢大家今晚到来。\n"),
    { trashedDaysAgo: 1 },
  );

  file(
    standardFolders.documents,
    say("Handover of the flat.docx", "房屋交接单.docx"),
    ago(48, 16),
    24_816,
    handover(say),
  );
  file(standardFolders.documents, say("Street party.docx", "街坊联欢会.docx"), ago(19, 20), 19_204, streetParty(say));
  file(
    standardFolders.documents,
    say("Household 2026.xlsx", "家庭开支 2026.xlsx"),
    ago(13, 21),
    31_577,
    household(say),
  );
  file(standardFolders.documents, say("Trip to the lake.xlsx", "湖边旅行.xlsx"), ago(165, 18), 14_390, tripCosts(say));
  file(standardFolders.download, "garden-maze.html", ago(22, 18), 0, gardenMaze(say));
  file(standardFolders.download, "club-day.html", ago(16, 12), 0, clubDay(say));
  return files;
}
/** Returns a time as in the names of photo files, such as "20260314_101512". */
const stampOf = (c: Civil): string =>
  `${c.year}${pad2(c.month)}${pad2(c.day)}_${pad2(c.hour)}${pad2(c.minute)}${pad2(c.second)}`;
