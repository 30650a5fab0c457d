export { isTypingIn } from './is-typing.ts';
export {
  areSingleKeys,
  capsOf,
  isStroke,
  type KeyPress,
  onMac,
  paletteKeys,
  strokesOf,
  undoKeys,
} from './keys.ts';
export { moveIn } from './move-in.ts';
