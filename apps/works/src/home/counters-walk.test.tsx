// @vitest-environment jsdom
import { Link, useNavigate } from '@dayloom/platform';
import { testShell } from '@dayloom/testing/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { aTask, aWork, seedOf, today } from '../testing/records.ts';
import WorkDetail from '../work-detail/work-detail.tsx';
import Counters from './counters.tsx';
import RecentWorks from './recent-works.tsx';

const counters = () =>
  ['Active Projects', 'Completed Tasks', 'Total Tasks'].map(
    (label) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent,
  );

/** The frame's link to home and the browser's Back button. */
function WaysHome() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/">Home</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const home = (
  <>
    <Counters />
    <RecentWorks />
  </>
);
const work = (
  <>
    <WaysHome />
    <WorkDetail />
  </>
);

async function openHome() {
  const plan = aWork({ workTitle: 'Paint the fence' });
  const shell = await testShell({ today, seed: seedOf([plan], [aTask(plan, { title: 'Buy paint' })]) });
  const person = openScreen(shell, home, {
    path: '/',
    at: '/',
    others: { '/work/:id': work, '/dashboard': <Counters /> },
  });
  await waitFor(() => expect(counters()).toEqual(['1', '0', '1']));
  await person.click(await screen.findByRole('link', { name: 'Paint the fence' }));
  await screen.findByText('Buy paint');
  return { shell, person };
}

it.each([
  ['link', 'Home'],
  ['button', 'Back'],
] as const)(
  '[DA35] back on home by the %s %s the counters are up to date, without a reload',
  async (role, name) => {
    const { person } = await openHome();
    await person.type(screen.getByLabelText('New task'), 'Mix it{Enter}');
    await screen.findByText('Mix it');
    await person.click(screen.getAllByRole('button', { name: 'Mark Done' })[1]!);
    await screen.findByRole('button', { name: 'Done' });
    await person.click(screen.getByRole(role, { name }));
    await waitFor(() => expect(counters()).toEqual(['1', '1', '2']));
  },
);

it('[DA35] and they are up to date after deleting the work has led there', async () => {
  const { person } = await openHome();
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  await person.click(screen.getByRole('menuitem', { name: 'Delete Work' }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Total Tasks');
  await waitFor(() => expect(counters()).toEqual(['0', '0', '0']));
});
