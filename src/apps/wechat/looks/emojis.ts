/** The emoji of the panel. */
export const emojis: readonly string[] = [
  ..."😀😄😁😆🤣😂🙂😉😊😇🥰😍😘😋😜🤪🤗🤔😐😏🙄😌😴😷🤒😎🥳😕😟😢😭😡👋👌👍👎👏🙏💪🤝👀💔💗💯🔥✨⭐🎉🎁🎂🌹🌸🍀🌞🌧🐱🐶🐼🍎🍜🍺🚗🏠📷🔑",
];
