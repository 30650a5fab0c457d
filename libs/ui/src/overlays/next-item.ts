/** Where a key leads in a vertical list of `count`, round the ends; undefined for any other key. */
export function nextItem(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (place <= 0 ? count : place) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
