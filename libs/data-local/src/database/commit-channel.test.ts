import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CommitChannel, commitChannel, type CommitNews } from './commit-channel.ts';
import { schemaVersion } from './rows.ts';

const name = 'dayloom-channel';

describe('a message about a commit', () => {
  let here: CommitChannel;
  beforeEach(() => {
    here = commitChannel(name);
  });
  afterEach(() => here.close());

  const newsFrom = async (send: (other: BroadcastChannel) => void): Promise<CommitNews> => {
    const other = new BroadcastChannel(name);
    const received = new Promise<CommitNews>((resolve) => here.listen(resolve));
    send(other);
    const news = await received;
    other.close();
    return news;
  };

  it('[OF6] from a tab of the same version names what was written', async () => {
    const there = commitChannel(name);
    const news = await newsFrom(() =>
      there.notify({ collections: new Set(['works']), tables: new Set(['outbox']) }),
    );
    there.close();
    expect(news).toEqual({
      collections: new Set(['works']),
      tables: new Set(['outbox']),
      isFromOlder: false,
    });
  });

  it('[OF6] from a tab of an older release is marked as such', async () => {
    const older = ['works', 'notes', `#${schemaVersion - 1}`];
    const news = await newsFrom((other) => other.postMessage(older));
    expect(news).toEqual({ collections: new Set(['works', 'notes']), tables: new Set(), isFromOlder: true });
  });

  it('[OF6] from a tab of a later version is received, and not taken for one of an older version', async () => {
    const later = ['works', 'dreams', '#outbox', '#diary', `#${schemaVersion + 1}`];
    const news = await newsFrom((other) => other.postMessage(later));
    expect(news).toEqual({
      collections: new Set(['works']),
      tables: new Set(['outbox']),
      isFromOlder: false,
    });
  });

  it('[OF9] that is not a list of names reports no change', async () => {
    const news = await newsFrom((other) => other.postMessage({ works: true }));
    expect([news.collections.size, news.tables.size]).toEqual([0, 0]);
  });
});
