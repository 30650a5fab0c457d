/** The entry that a key moves to, wrapping at the ends; undefined for any other key and for an empty list. */
export function moveIn<T>(entries: readonly T[], active: T | undefined, key: string): T | undefined {
  const at = active === undefined ? -1 : entries.indexOf(active);
  switch (key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length];
    case 'ArrowUp':
      return entries.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
    default:
      return undefined;
  }
}
