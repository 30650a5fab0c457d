export { capsOf } from './caps.ts';
export { isTypingIn } from './is-typing.ts';
export { areSingleKeys, isStroke, type KeyPress, onMac, paletteKeys, strokesOf, undoKeys } from './keys.ts';
export { moveIn } from './move-in.ts';
