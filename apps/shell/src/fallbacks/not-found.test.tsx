// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { NotFound } from './not-found.tsx';

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
