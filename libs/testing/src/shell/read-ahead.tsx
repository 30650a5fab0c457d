import type { Store } from '@dayloom/data';
import { type ReadingComponent, recordsAnswered } from '@dayloom/platform';
import { readAheadInto } from '@dayloom/platform/read-ahead';
import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createStore } from 'jotai';
import type { ComponentProps } from 'react';
import { TestFrame, type TestShell } from './index.tsx';

/** The collection of each list and total that a store is asked to watch. */
function watchedOn(store: Store) {
  const started: string[] = [];
  const noting: Store = {
    ...store,
    watch(query, ...answers) {
      started.push(query.collection);
      return store.watch(query, ...answers);
    },
    watchTotal(total, ...answers) {
      started.push(`${total.query.collection} in total`);
      return store.watchTotal(total, ...answers);
    },
  };
  return { noting, started };
}

/**
 * Renders a component after it has read ahead.
 * @returns what was read ahead, and what it had to read later
 */
export async function renderAfterReading(
  shell: TestShell,
  Component: ReadingComponent,
  place: Pick<ComponentProps<typeof TestFrame>, 'path' | 'at'> = {},
) {
  const { noting, started } = watchedOn(shell.store);
  const client = new QueryClient();
  const { user, clock } = shell;
  Component.readAhead?.(readAheadInto(client, { store: noting, user, atoms: createStore(), clock }));
  while (await recordsAnswered(client));
  const ahead = started.splice(0);
  render(
    <TestFrame shell={{ ...shell, store: noting }} client={client} {...place}>
      <Component />
    </TestFrame>,
  );
  await act(async () => {
    while (await recordsAnswered(client));
  });
  return { ahead, later: started };
}
