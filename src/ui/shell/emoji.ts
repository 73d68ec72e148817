/** The emoji of the panel: categories of one page each, as many as the panel has room for. */
export const emojiColumns = 9;
/** On a glass that lies on its side there is room for fewer rows. */
export const emojiColumnsWide = 12;
export const emojiTabs = {
  smileys: "😀😃😄😁😆😅🤣😂🙂😉😊😇🥰😍😘😋😜🤪🤗🤔🤐😐😏🙄😌😴😷🤒😵😎🥳😕😟😢😭😡",
  people: "👋✋👌✌️🤞🤟🤙👈👉👆👇👍👎✊👊👏🙌🙏🤝💪👀👶👧👦👩👨👵👴👮👷🤷🤦🙋💃🏃🚶",
  hearts: "❤️🧡💛💚💙💜🖤🤍💔💕💞💓💗💖💘💝💟💯💢💥💫💦💤💬🔥✨⭐🌟🎉🎊🎈🎁🎂🎀🏆🥇",
  animals: "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆🦉🐴🦄🐝🦋🐌🐢🐍🐙🐟🐬🐳🐘🐑🐓🐾",
  nature: "🌹🌷🌸🌺🌻🌼💐🌱🌲🌳🌴🌵🍀🍁🍂🍃🍄🌰☀️🌤️⛅☁️🌧️⛈️❄️⛄🌈🌊🌙🌛🌍🌋🏖️⛰️💧⚡",
  food: "🍎🍐🍊🍋🍌🍉🍇🍓🍒🍑🥭🍍🥝🍅🥑🥦🥕🌽🍞🧀🍳🥓🍔🍟🍕🌭🥪🌮🍜🍣🍚🍰🍫☕🍵🍺",
  travel: "🚗🚕🚌🚓🚑🚒🚚🚲🛵🚄🚇✈️🚀🚢⛵⚓⛽🚦🗺️🗼🏠🏡🏢🏥🏦🏨🏫🏪🎡🎢🎪⛺🌃🌆🌉⏰",
  objects: "⚽🏀🏐🎾🏓🏸🎮🎲🎯🎤🎧🎸🎹🎬📷📱💻⌚📺💡🔑🔒🛒💰💳✉️📦📅📌📎✏️📖✂️🔔✅❌",
} as const;
export type EmojiTab = keyof typeof emojiTabs;

const marked = new RegExp("\\p{Extended_Pictographic}\\ufe0f?", "gu");
export const emojisOf = (tab: EmojiTab): readonly string[] => emojiTabs[tab].match(marked) ?? [];
const tones = ["🏻", "🏼", "🏽", "🏾", "🏿"];
/** The same hand or person in each colour of skin. */
export const tonesOf = (emoji: string): readonly string[] =>
  /^\p{Emoji_Modifier_Base}/u.test(emoji) ? tones.map((tone) => emoji.replace("\ufe0f", "") + tone) : [];
