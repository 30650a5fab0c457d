// @vitest-environment jsdom
import { keepEarlyKeys } from '@dayloom/commands';
import { ShellContext } from '@dayloom/platform';
import { testShell } from '@dayloom/testing/shell';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { CommandsHere } from './commands-here.tsx';

afterEach(cleanup);

it('[KA8] a key pressed before the page listens counts when it does, and the key after it does not', async () => {
  keepEarlyKeys();
  await userEvent.keyboard('?gi');
  render(
    <ShellPage state={shellState({ signedIn: true })}>
      <ShellContext value={await testShell()}>
        <CommandsHere />
      </ShellContext>
    </ShellPage>,
  );
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/');
});
