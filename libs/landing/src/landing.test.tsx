// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { lazyModule } from '@dayloom/platform/late';
import { Landing } from './landing.tsx';

afterEach(cleanup);

const paths = { login: '/login', signUp: '/signup' };
const sample = lazyModule(() => Promise.resolve({ enterSample: () => Promise.resolve() }));

function open() {
  render(
    <MemoryRouter useTransitions={false}>
      <Landing paths={paths} themeDots={<p>Four themes</p>} sample={sample} toasts={{ error: vi.fn() }} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('[LP2] has blurbs for tasks, timer, notes and time', () => {
  open();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings.slice(0, 4)).toEqual(['Task Management', 'Focus Timer', 'Note Taking', 'Time Tracking']);
});

it('[LP2] has demos in the blurbs that work', async () => {
  const user = open();
  const tasks = screen.getByRole('list', { name: 'Tasks to try' });
  await user.click(within(tasks).getAllByRole('button', { name: 'Mark Done' })[0] as HTMLElement);
  expect(within(tasks).getAllByRole('button', { name: 'Done' }).length).toBe(2);
  await user.type(screen.getByRole('textbox', { name: 'A note to try' }), 'two words');
  screen.getByText('7 words');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  screen.getByRole('button', { name: 'Start' });
});

it('[LP3] shows in order how it works: create an account, add tasks, track progress', () => {
  open();
  const part = screen.getByRole('region', { name: 'How It Works' });
  const steps = within(part)
    .getAllByRole('heading', { level: 3 })
    .map((step) => step.textContent);
  expect(steps).toEqual(['Create an account', 'Add tasks', 'Track progress']);
});

it('[LP4] calls to action lead to /signup', () => {
  open();
  for (const name of ['Start planning', 'Create your account'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/signup');
});
