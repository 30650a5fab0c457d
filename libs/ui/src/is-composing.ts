/**
 * Whether a key belongs to an input method that composes text, so that it is no command. Safari ends the composition
 * before it sends the key that ended it, and marks that key with the code 229 alone.
 */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean =>
  composes || keyCode === 229;
