/**
 * Whether a key belongs to the composition of an input method and must not be handled as a command. Safari ends the
 * composition before it sends the final key, and marks that key only with the code 229.
 */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean =>
  composes || keyCode === 229;
