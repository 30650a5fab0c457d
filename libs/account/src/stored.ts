// What a start reads before any other code has loaded. An entry of its own, since the page contains this code inline.
export { clocksKey, rememberedUser, settingsKey } from './session/remembered-session.ts';
