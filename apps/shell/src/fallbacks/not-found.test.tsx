// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { NotFound } from './not-found.tsx';
import { ModulePages } from '../boot/module-pages.tsx';

afterEach(cleanup);

it('[SH15] [KA2] an unknown address shows a message with a link to / under its own title', () => {
  render(
    <ShellPage state={shellState()} at={['/nowhere']}>
      <NotFound />
    </ShellPage>,
  );
  screen.getByRole('heading', { level: 1, name: 'Page not found' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  expect(document.title).toBe('Page not found · Dayloom');
});

it('[MO15] a screen of a module says that no registry can be read, not that the page does not exist', () => {
  render(
    <ShellPage state={shellState({ signedIn: true, modules: { phase: 'none' } })} at={['/notes']}>
      <ModulePages />
    </ShellPage>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dayloom cannot reach its parts');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
