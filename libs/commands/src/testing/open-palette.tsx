import { defineModule, type SearchResult, type Shell } from '@dayloom/platform';
import { testShell } from '@dayloom/testing/shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandsPage } from './commands-page.tsx';
import { type TestModule, testModules } from './test-modules.ts';

/** The shell of each run of 'Water everything'. */
export const watered: Shell[] = [];

const garden = {
  name: 'garden',
  title: 'Garden',
  routes: [
    { id: 'beds', path: '/beds', title: 'Beds' },
    { id: 'bed', path: '/bed/:id', title: 'Bed' },
  ],
  commands: [
    { id: 'water', title: 'Water everything' },
    { id: 'add-bed', title: 'Add Bed', to: '/beds?add=bed' },
  ],
  shortcuts: [
    { id: 'beds', title: 'Beds', keys: 'g b', to: '/beds' },
    { id: 'water', title: 'Water everything', keys: 'w', command: 'water' },
    { id: 'late', title: 'Late', keys: 'g h', to: '/beds' },
  ],
  screenKeys: [
    { id: 'rain', title: 'Let it rain', keys: 'space' },
    { id: 'raise', title: 'Raise a bed', keys: 'alt+up' },
  ],
  searchSources: [
    { id: 'plants', title: 'Plants', order: 1 },
    { id: 'tools', title: 'Tools', order: 2 },
  ],
};
const rose: SearchResult = { id: 'r', title: 'Rose', detail: 'Plant in bed 1', to: '/bed/1' };

export const definition = defineModule({
  routes: {},
  commands: { water: () => Promise.resolve({ default: (shell) => void watered.push(shell) }) },
  searchSources: {
    plants: () =>
      Promise.resolve({
        default: () => (text) => Promise.resolve('rose'.includes(text) && text ? [rose] : []),
      }),
    tools: () =>
      Promise.resolve({
        default: () => (text) => (text === 'rake' ? Promise.reject(new Error('rusty')) : Promise.resolve([])),
      }),
  },
});

interface Options {
  readonly load?: () => Promise<typeof definition>;
  readonly more?: readonly TestModule[];
}

/** A page with a module 'garden', the palette and the shortcuts. */
export async function openPalette({ load = () => Promise.resolve(definition), more = [] }: Options = {}) {
  const shell = await testShell();
  render(
    <CommandsPage shell={shell} modules={testModules([garden, ...more], load)}>
      <main>
        <h1>A page</h1>
        <label>
          Title <input />
        </label>
      </main>
    </CommandsPage>,
  );
  return { user: userEvent.setup(), shell };
}

export const field = () => screen.getByRole('combobox', { name: 'Search and commands' });
