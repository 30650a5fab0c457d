/** Matches every path of the product; other paths, also with encoded slashes, do not come from the app. */
const ownPath = /^\/(?:[A-Za-z0-9_~.-]+(?:\/[A-Za-z0-9_~.-]+)*\/?)?$/;
const dotSegment = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** Browsers remove some of these, and would then open a different address. */
const controlCharacter = /\p{Cc}/u;

/** Returns the stored address if it is a path of this product with its query and hash, else '/'. */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || controlCharacter.test(value)) return '/';
  const path = value.split(/[?#]/, 1)[0] ?? '';
  return ownPath.test(path) && !dotSegment.test(path) ? value : '/';
}
