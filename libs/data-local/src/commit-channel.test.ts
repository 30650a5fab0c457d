import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CommitChannel, commitChannel, type CommitNews } from './commit-channel.ts';
import { schemaVersion } from './rows.ts';

const name = 'dayloom-channel';

describe('the news of commits', () => {
  let here: CommitChannel;
  beforeEach(() => {
    here = commitChannel(name);
  });
  afterEach(() => here.close());

  const heardOf = async (tell: (other: BroadcastChannel) => void): Promise<CommitNews> => {
    const other = new BroadcastChannel(name);
    const heard = new Promise<CommitNews>((resolve) => here.listen(resolve));
    tell(other);
    const news = await heard;
    other.close();
    return news;
  };

  it('[OF6] of a tab of the same version says what was written', async () => {
    const there = commitChannel(name);
    const news = await heardOf(() =>
      there.tell({ collections: new Set(['works']), tables: new Set(['outbox']) }),
    );
    there.close();
    expect(news).toEqual({
      collections: new Set(['works']),
      tables: new Set(['outbox']),
      isFromOlder: false,
    });
  });

  it('[OF6] of a tab of an older release says so', async () => {
    const older = ['works', 'notes', `#${schemaVersion - 1}`];
    const news = await heardOf((other) => other.postMessage(older));
    expect(news).toEqual({ collections: new Set(['works', 'notes']), tables: new Set(), isFromOlder: true });
  });

  it('[OF6] of a change of a later version on the channel is heard, and not taken for that of an older one', async () => {
    const later = ['works', 'dreams', '#outbox', '#diary', `#${schemaVersion + 1}`];
    const news = await heardOf((other) => other.postMessage(later));
    expect(news).toEqual({
      collections: new Set(['works']),
      tables: new Set(['outbox']),
      isFromOlder: false,
    });
  });

  it('[OF9] that are no list of names are no news', async () => {
    const news = await heardOf((other) => other.postMessage({ works: true }));
    expect([news.collections.size, news.tables.size]).toEqual([0, 0]);
  });
});
