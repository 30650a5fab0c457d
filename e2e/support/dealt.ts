/** A small seeded generator (mulberry32): 0 to 1. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Deals all of these out to so many hands, by chance and always alike: each goes to one of them. */
export function dealt<Item>(items: readonly Item[], hands: number, seed: number): Item[][] {
  const random = seeded(seed);
  const mixed = items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
  return Array.from({ length: hands }, (_, hand) => mixed.filter((_item, at) => at % hands === hand));
}
