/** The target of a key in a vertical list of `count` items, wrapping at the ends; undefined for other keys. */
export function nextItem(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index <= 0 ? count : index) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
