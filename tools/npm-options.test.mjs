import { expect, it } from 'vitest';
import { rejectLostOptions } from './npm-options.mjs';

it('rejects an option that npm used itself, with the correct command', () => {
  const options = ['not-live', 'target'];
  expect(() => rejectLostOptions('npm run release works', options, { npm_config_not_live: 'true' })).toThrow(
    'npm kept --not-live for itself. Nothing was done: write npm run release works -- --not-live.',
  );
  expect(() => rejectLostOptions('npm start', options, { npm_config_port: '4700' })).not.toThrow();
});
