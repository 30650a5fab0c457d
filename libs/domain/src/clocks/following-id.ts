/**
 * The id of what follows a record, the same on all devices: 'a-moved', then 'a-moved2', 'a-moved3'. It stays short however
 * often one follows another.
 */
export function followingId(id: string, word: 'moved' | 'next'): string {
  const [, first = id, count = '1'] = new RegExp(`^(.+)-${word}(\\d*)$`).exec(id) ?? [];
  return first === id ? `${id}-${word}` : `${first}-${word}${Number(count === '' ? 1 : count) + 1}`;
}
