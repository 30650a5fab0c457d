// @vitest-environment jsdom
import { testShell } from '@dayloom/testing/shell';
import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, CommandsPage } from '../testing/commands-page.tsx';
import { keepEarlyKeys } from './early-keys.ts';
import { ignoreTypedWords } from './typed-words.ts';

ignoreTypedWords();

const rows = ['milk', 'eggs', 'bread'];
let now = 0;
beforeEach(() => {
  now += 10_000;
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const focused = () => document.activeElement?.textContent;
const help = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

/** Presses the keys in order. @param apart milliseconds between them */
function type(keys: string, apart = 100) {
  for (const key of keys) {
    const target = document.activeElement ?? document.body;
    const event = createEvent.keyDown(target, { key });
    Object.defineProperty(event, 'timeStamp', { value: (now += apart) });
    fireEvent(target, event);
  }
}

async function open() {
  const ticks: string[] = [];
  render(
    <CommandsPage shell={await testShell()}>
      <main>
        <input aria-label="field" />
        {rows.map((row) => (
          <p key={row} data-glides>
            {/* As a browser does on Space. */}
            <button onKeyDown={({ key }) => key === ' ' && ticks.push(row)}>{row}</button>
          </p>
        ))}
      </main>
    </CommandsPage>,
  );
  return { ticks };
}

function turnOffElsewhere() {
  localStorage.setItem('dayloom.single-keys', 'off');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'dayloom.single-keys' })));
}

describe('words that are typed where no field has the focus', () => {
  it("[KA8] 'just note it' ticks nothing, opens nothing, and leaves the focus where it was", async () => {
    const { ticks } = await open();
    type('just note it');
    expect([ticks, document.activeElement === document.body, screen.queryByRole('dialog')]).toEqual([
      [],
      true,
      null,
    ]);
    type(' ', 1_000);
    expect(ticks).toEqual([]);
  });

  it('[KA8] a step that began a word is taken back to the row before it, also after a Space', async () => {
    const { ticks } = await open();
    type('jj', 1_000);
    expect(focused()).toBe('eggs');
    type('j', 1_000);
    expect(focused()).toBe('bread');
    type('ust');
    expect(focused()).toBe('eggs');
    type('k', 1_000);
    type(' now');
    expect([focused(), ticks]).toEqual(['eggs', []]);
  });

  it('[KA8] steps may follow each other at any speed, and a Space after a pause ticks their row', async () => {
    const { ticks } = await open();
    type('jjk');
    expect(focused()).toBe('milk');
    type(' ', 301);
    expect(ticks).toEqual(['milk']);
    type('xy', 200);
    expect(focused()).toBe('milk');
  });

  it("[KA8] 'g i' is no word at any speed", async () => {
    await open();
    type('gi');
    expect(address()).toBe('/notifications');
  });

  it('[KA8] a step that was pressed early is taken back too', async () => {
    keepEarlyKeys();
    type('just');
    await open();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('single-key shortcuts that are turned off in another tab', () => {
  it('[KA8] end a sequence that was begun', async () => {
    await open();
    type('g', 1_000);
    turnOffElsewhere();
    type('i?', 400);
    expect([address(), help()]).toEqual(['/', null]);
  });

  it('[KA8] do nothing when they were pressed early', async () => {
    keepEarlyKeys();
    type('?');
    turnOffElsewhere();
    await open();
    expect(help()).toBeNull();
  });
});

it("[KA14] '?' lists the key of 'Undo'", async () => {
  await open();
  type('?');
  const undo = within(help() ?? document.body).getByText('Undo, while a message offers it');
  expect(undo.nextElementSibling?.textContent).toBe('CtrlZ');
});

it('[KA8] a sequence that was begun outside of a field is not completed in it', async () => {
  await open();
  type('g', 1_000);
  screen.getByLabelText('field').focus();
  type('i', 400);
  expect(address()).toBe('/');
});
