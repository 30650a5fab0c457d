import { expect, it } from 'vitest';
import { paragraphsOf } from './licence-paragraphs.ts';

it('[MO22] licences are wrapped to the screen, and keep their packages, lists and words', () => {
  const text = `Dayloom contains the packages and fonts below.

--------------------------------------------------------------------------------

@firebase/app 0.16.2 (Apache-2.0): shell
react-router 7.9.5 (MIT): focus, planner, shell, wellbeing, works
react-toastify 11.0.5 (MIT): shell

Redistribution and use in source and binary forms, with or without
modification, are permitted provided that the following conditions are
met:

   1. Redistributions of source code must retain the above copyright
      notice.
   2. Redistributions in binary form too.
`;
  expect(paragraphsOf(text)).toEqual([
    'Dayloom contains the packages and fonts below.',
    '@firebase/app 0.16.2 (Apache-2.0): shell\nreact-router 7.9.5 (MIT): focus, planner, shell, wellbeing, works\nreact-toastify 11.0.5 (MIT): shell',
    'Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met:',
    '1. Redistributions of source code must retain the above copyright notice.\n2. Redistributions in binary form too.',
  ]);
});
