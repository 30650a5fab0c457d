/** Lines of 200 characters, and a last one. */
const linesTo = (length: number) => {
  const lines = `a1 - ${'a'.repeat(195)}\n`.repeat(Math.floor(length / 201));
  return `${lines}b2 - `.padEnd(length, 'a');
};

/** Values of the field `steps` of a task. */
export const stepValues = {
  legal: [
    'a1 - Milk',
    'a1 x Milk\nb2 - Bread  ',
    `zZ09zZ09zZ09 x ${'a'.repeat(200)}`,
    'a1 -  x',
    linesTo(12_000),
  ],
  hostile: [
    '',
    'Milk',
    'a1 Milk',
    'a1 - ',
    'a1 o Milk',
    'a1 X Milk',
    'a_1 - Milk',
    ' a1 - Milk',
    'a 1 - Milk',
    'zZ09zZ09zZ09z - Milk',
    `a1 - ${'a'.repeat(201)}`,
    'a1 - Milk\n',
    '\na1 - Milk',
    'a1 - Milk\n\nb2 - Bread',
    'a1 - Milk\r\nb2 - Bread',
    'a1 - Milk\nBread',
    linesTo(12_001),
    7,
    true,
    null,
    ['a1 - Milk'],
  ],
} as const;
