/** Every path of the product is made of these; anything else, encoded slashes included, was not written by us. */
const ownPath = /^\/(?:[A-Za-z0-9_~.-]+(?:\/[A-Za-z0-9_~.-]+)*\/?)?$/;
const dotSegment = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** Browsers drop some of them, so that the address they open is another one. */
const controlCharacter = /\p{Cc}/u;

/** The remembered address if it is a path of this product with its query and hash, else '/'. */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || controlCharacter.test(value)) return '/';
  const path = value.split(/[?#]/, 1)[0] ?? '';
  return ownPath.test(path) && !dotSegment.test(path) ? value : '/';
}
