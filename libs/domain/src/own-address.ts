/** Matches every path of the product; other paths, also with encoded slashes, do not come from the app. */
const ownPath = /^\/(?:[A-Za-z0-9_~.-]+(?:\/[A-Za-z0-9_~.-]+)*\/?)?$/;
const dotSegment = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** Browsers remove some of these, and would then open a different address. */
const controlCharacter = /\p{Cc}/u;

/** Whether the value is a path of this product. The access rules have the same definition as a pattern. */
export function isOwnAddress(value: unknown): value is string {
  if (typeof value !== 'string' || controlCharacter.test(value)) return false;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  return ownPath.test(path) && !dotSegment.test(path);
}

/** Returns the stored address if it is one of this product, else '/'. */
export const ownAddressOf = (value: unknown): string => (isOwnAddress(value) ? value : '/');
