import { expect, it } from 'vitest';
import * as sync from './index.ts';

it('the sync library exports these names', () => {
  expect(Object.keys(sync).toSorted()).toMatchInlineSnapshot(`
    [
      "RemoteError",
      "browserNetwork",
      "conflictId",
      "idsInMark",
      "isRemoteError",
      "isUnsent",
      "openSyncedStore",
      "outboxKeys",
      "recordCommits",
    ]
  `);
});
