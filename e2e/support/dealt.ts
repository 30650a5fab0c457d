/** A small seeded random generator (mulberry32) from 0 to 1. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Distributes items randomly to this many hands, always in the same way. Each item goes to one hand. */
export function dealt<Item>(items: readonly Item[], hands: number, seed: number): Item[][] {
  const random = seeded(seed);
  const mixed = items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
  return Array.from({ length: hands }, (_, hand) => mixed.filter((_item, at) => at % hands === hand));
}
