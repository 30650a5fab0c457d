import { expect, it } from 'vitest';
import { refuseLostOptions } from './npm-options.mjs';

it('refuses an option that npm took for its own, with what to write instead', () => {
  const options = ['not-live', 'target'];
  expect(() => refuseLostOptions('npm run release works', options, { npm_config_not_live: 'true' })).toThrow(
    'npm kept --not-live for itself. Nothing was done: write npm run release works -- --not-live.',
  );
  expect(() => refuseLostOptions('npm start', options, { npm_config_port: '4700' })).not.toThrow();
});
