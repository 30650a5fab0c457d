import { randomBytes } from 'node:crypto';
import { afterEach } from 'vitest';
import { storeAt } from './store-at.mjs';
import { describeReleases, describeStore } from './store-suite.mjs';

/**
 * Tests the store with a real server: `npm run prove bucket`, with `DAYLOOM_BUCKET=s3://<bucket>` and the variables
 * that `npm run release -- --target` needs. Each test uses and removes its own prefix in the bucket.
 */
const bucket = process.env['DAYLOOM_BUCKET'] ?? '';

/** @type {import('../types.d.ts').Store[]} */
let opened = [];
const open = async () => {
  const target = `${bucket}/test-${randomBytes(4).toString('hex')}`;
  const { store } = storeAt(target, { root: '.', env: process.env });
  opened.push(store);
  return store;
};

describeStore(bucket, open);
describeReleases(bucket, open);

afterEach(async () => {
  for (const store of opened) for (const name of await store.list('')) await store.remove(name);
  opened = [];
});
