/** A seeded generator, so that a failing push can be reproduced. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const addresses = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%2f/evil.example',
  '/..//evil.example',
  '/./reminders',
  '/@evil.example',
  '/reminders\u0000',
  'reminders',
  '',
  `/${'a'.repeat(600)}`,
];

const odd = (random: () => number): unknown => {
  const values: readonly unknown[] = [
    null,
    7,
    true,
    [],
    {},
    '',
    ' ',
    'x'.repeat(5_000),
    { toString: 'x' },
    ['a'],
    -1,
  ];
  return values[Math.floor(random() * values.length)];
};

/**
 * Contents of invalid pushes as text: garbage, odd shapes, one changed field of a valid push, and foreign addresses.
 */
export function hostilePushes(
  good: Readonly<Record<string, unknown>>,
  count: number,
  seed = 12,
): readonly string[] {
  const random = randomOf(seed);
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const withData = (data: unknown) => JSON.stringify({ data, notification: { title: 'Evil', body: 'Evil' } });
  const fields = Object.keys(good).filter((name) => name !== 'kind' && name !== 'item');
  const makers: readonly (() => string)[] = [
    () =>
      pick([
        '',
        '{',
        'null',
        '[]',
        '"text"',
        '0',
        '<html>',
        '{"data":',
        '\u0000',
        '{"__proto__":{"data":{}}}',
      ]),
    () => JSON.stringify({ data: odd(random) }),
    () => JSON.stringify({ ...good, data: undefined, notification: { title: 'Evil', body: 'Evil' } }),
    () => withData({ ...good, [pick(fields)]: odd(random) }),
    () => withData({ ...good, to: pick(addresses) }),
    () => withData({ ...good, tag: pick(['../x', 'a b', '<b>', 'x'.repeat(129), '\u202e']) }),
    () => withData({ ...good, at: pick(['yesterday', '2026-13-41', '1e99', 'Infinity', '2026-03-05']) }),
    () => withData({ ...good, user: pick(['bob', '', '__proto__', 'ada ', 'ADA']) }),
  ];
  return Array.from({ length: count }, (_, index) => makers[index % makers.length]?.() ?? '');
}
