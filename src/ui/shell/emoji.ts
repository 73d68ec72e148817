/** The emoji of the panel. Each category fits on one page. */
export const emojiColumns = 9;
/** A display in landscape has space for more columns and fewer rows. */
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

const emojiPattern = new RegExp("\\p{Extended_Pictographic}\\ufe0f?", "gu");
export const emojisOf = (tab: EmojiTab): readonly string[] => emojiTabs[tab].match(emojiPattern) ?? [];
const skinTones = ["🏻", "🏼", "🏽", "🏾", "🏿"];
/** Returns an emoji of a hand or a person in each skin tone. Returns an empty list for other emoji. */
export const skinToneVariants = (emoji: string): readonly string[] =>
  /^\p{Emoji_Modifier_Base}/u.test(emoji) ? skinTones.map((tone) => emoji.replace("\ufe0f", "") + tone) : [];
