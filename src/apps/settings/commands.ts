/** All that Settings does is done by the phone's managers. */
export const commands = {};
