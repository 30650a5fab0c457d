import { goalsOf } from '@dayloom/data';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { testShell, testUser } from '../testing/index.tsx';
import { listsAnswered, watchInto } from './live-query.ts';

describe('figures wait for the lists of their screen', () => {
  it('[DB7] until the first answer is there', async () => {
    const { store } = await testShell();
    const client = new QueryClient();
    let answered = false;
    void watchInto(client, store, goalsOf(testUser.id)).then(() => (answered = true));
    await listsAnswered(client);
    expect(answered).toBe(true);
  });

  it('[OF10] and not for ever when a watch ends without one, as after signing out', async () => {
    const { store } = await testShell();
    const client = new QueryClient();
    const query = goalsOf(testUser.id);
    void client
      .fetchQuery({ queryKey: ['live', { ...query }], queryFn: () => watchInto(client, store, query) })
      .catch(() => undefined);
    store.close();
    client.clear();
    await expect(listsAnswered(client)).resolves.toBeUndefined();
  });
});
