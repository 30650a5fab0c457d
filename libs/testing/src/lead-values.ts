/** Values of the field `leads`. */
export const leadValues = {
  legal: ['none', '0', '10 0', '2880 1440 120 60 0', '2879 999 99 9 1'],
  hostile: [
    '',
    'None',
    'none 0',
    '2881',
    '3000',
    '10000',
    '-1',
    '007',
    '1.5',
    '10,0',
    '10  0',
    ' 10',
    '10\n',
    '60 30 15 10 5 0',
    10,
    true,
    null,
    ['10'],
  ],
} as const;
