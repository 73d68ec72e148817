/** The locations of sellers. Each line contains the country, the place, and the percentage of sellers there. */
export const sellerPlaces = `
US | Portland, Oregon | 美国俄勒冈州波特兰 | 6
US | Columbus, Ohio | 美国俄亥俄州哥伦布 | 6
US | Austin, Texas | 美国得克萨斯州奥斯汀 | 6
US | Tacoma, Washington | 美国华盛顿州塔科马 | 5
US | Providence, Rhode Island | 美国罗得岛州普罗维登斯 | 4
US | Tucson, Arizona | 美国亚利桑那州图森 | 5
US | Raleigh, North Carolina | 美国北卡罗来纳州罗利 | 5
US | Sacramento, California | 美国加利福尼亚州萨克拉门托 | 6
US | City of Industry, California | 美国加利福尼亚州工业市 | 6
US | Edison, New Jersey | 美国新泽西州爱迪生 | 6
US | Madison, Wisconsin | 美国威斯康星州麦迪逊 | 4
US | Boise, Idaho | 美国爱达荷州博伊西 | 3
US | Louisville, Kentucky | 美国肯塔基州路易维尔 | 4
US | Duluth, Minnesota | 美国明尼苏达州德卢斯 | 3
US | Savannah, Georgia | 美国佐治亚州萨凡纳 | 3
CA | Halifax, Nova Scotia | 加拿大新斯科舍省哈利法克斯 | 3
CA | Burnaby, British Columbia | 加拿大不列颠哥伦比亚省本拿比 | 3
GB | Leeds, United Kingdom | 英国利兹 | 4
GB | Norwich, United Kingdom | 英国诺里奇 | 3
DE | Leipzig, Germany | 德国莱比锡 | 3
JP | Osaka, Japan | 日本大阪 | 4
JP | Nagoya, Japan | 日本名古屋 | 3
CN | Shenzhen, China | 中国深圳 | 6
CN | Yiwu, China | 中国义乌 | 4
CN | Jingdezhen, China | 中国景德镇 | 2
HK | Kowloon, Hong Kong | 中国香港九龙 | 3
AU | Geelong, Australia | 澳大利亚吉朗 | 2
`;
