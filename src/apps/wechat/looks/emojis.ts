/** The faces of the panel. */
export const emojis: readonly string[] = [
  ..."😀😄😁😆🤣😂🙂😉😊😇🥰😍😘😋😜🤪🤗🤔😐😏🙄😌😴😷🤒😎🥳😕😟😢😭😡👋👌👍👎👏🙏💪🤝👀💔💗💯🔥✨⭐🎉🎁🎂🌹🌸🍀🌞🌧🐱🐶🐼🍎🍜🍺🚗🏠📷🔑",
];
