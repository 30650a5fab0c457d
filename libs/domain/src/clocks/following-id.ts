/** The id of the first one of those that follow each other: 'a' of 'a-moved2'. */
export const familyOf = (id: string, word: 'moved' | 'next'): string =>
  new RegExp(`^(.+)-${word}\\d*$`).exec(id)?.[1] ?? id;

/**
 * The id of what follows a record, the same on all devices: 'a-moved', then 'a-moved2', 'a-moved3'. It stays short however
 * often one follows another.
 */
export function followingId(id: string, word: 'moved' | 'next'): string {
  const first = familyOf(id, word);
  if (first === id) return `${id}-${word}`;
  const count = Number(id.slice(`${first}-${word}`.length) || 1);
  return `${first}-${word}${count + 1}`;
}
