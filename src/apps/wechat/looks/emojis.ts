/** The emoji in the emoji panel. */
export const emojis: readonly string[] = [
  ..."😀😄😁😆🤣😂🙂😉😊😇🥰😍😘😋😜🤪🤗🤔😐😏🙄😌😴😷🤒😎🥳😕😟😢😭😡👋👌👍👎👏🙏💪🤝👀💔💗💯🔥✨⭐🎉🎁🎂🌹🌸🍀🌞🌧🐱🐶🐼🍎🍜🍺🚗🏠📷🔑",
];
