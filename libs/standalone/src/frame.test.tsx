// @vitest-environment jsdom
import { defineModule, type LazyComponent, readDescriptor } from '@dayloom/platform';
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Frame } from './frame.tsx';

afterEach(cleanup);

const descriptor = readDescriptor({
  name: 'garden',
  title: 'Garden',
  contract: 3,
  routes: [
    { id: 'beds', path: '/beds', title: 'Beds' },
    { id: 'seeds', path: '/seeds', title: 'Seeds' },
  ],
  slots: [
    { slot: 'home.main', widget: 'weather', title: 'Weather', order: 10, minHeight: 100 },
    { slot: 'home.main', widget: 'harvest', title: 'Harvest', order: 20, minHeight: 100 },
  ],
});

const says = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> });

/** A component that throws on render, until it is fixed. */
const throwing = (fault: { readonly isMended: boolean }, text: string) => () =>
  Promise.resolve({
    default: () => {
      if (!fault.isMended) throw new Error('thrown by the test');
      return <p>{text}</p>;
    },
  });

/** A standalone module whose beds and weather throw. */
async function openGarden({ at = '/', beds }: { readonly at?: string; readonly beds?: LazyComponent } = {}) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = { isMended: false };
  const throws = (text: string) => throwing(fault, text);
  const definition = defineModule({
    routes: { beds: beds ?? throws('Beans and peas'), seeds: says('Twelve bags') },
    widgets: { weather: throws('Sunny'), harvest: says('Three kilos') },
  });
  const shell = { ...(await testShell()), module: { name: 'garden', version: 'standalone' } };
  render(
    <TestFrame shell={shell} at={at}>
      <Frame descriptor={descriptor} definition={definition} />
    </TestFrame>,
  );
  return { fault, logged };
}

const failed = 'This part is not available. Everything else goes on working.';
const open = (name: string) => userEvent.click(screen.getByRole('link', { name }));

it("[MO4, MO11, KA2] a screen that throws keeps the bar, and shows a card under the screen's heading", async () => {
  const { logged } = await openGarden({ at: '/beds' });
  const card = await screen.findByRole('region', { name: 'Beds' });
  expect(within(card).getByText(failed)).toBeTruthy();
  expect(within(card).getByRole('heading', { level: 1, name: 'Beds' })).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('garden standalone failed.', expect.any(Error));
  await open('Seeds');
  expect(await screen.findByText('Twelve bags')).toBeTruthy();
  expect(screen.queryByText(failed)).toBeNull();
});

it('[MO4, MO11] a widget that throws affects only itself', async () => {
  await openGarden();
  const card = await screen.findByRole('region', { name: 'Weather' });
  expect(within(card).getByText(failed)).toBeTruthy();
  expect(await screen.findByText('Three kilos')).toBeTruthy();
});

it("[MO3, MO11] 'Try again' renders the screen after the fault is fixed", async () => {
  const { fault } = await openGarden({ at: '/beds' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(await screen.findByText(failed)).toBeTruthy();
  fault.isMended = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Beans and peas')).toBeTruthy();
});

it('[MO11] a crash is cleared by navigation: a fixed screen is shown on return', async () => {
  const { fault } = await openGarden({ at: '/beds' });
  await screen.findByText(failed);
  await open('Seeds');
  await screen.findByText('Twelve bags');
  fault.isMended = true;
  await open('Beds');
  expect(await screen.findByText('Beans and peas')).toBeTruthy();
});

it("[MO3, MO11] 'Try again' requests a file again that failed to load", async () => {
  const answers = [() => Promise.reject(new Error('no answer')), says('Beans and peas')];
  const beds = () => (answers.shift() ?? says('asked too often'))();
  await openGarden({ at: '/beds', beds });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Beans and peas')).toBeTruthy();
});

it('[MO4, MO11] a screen that the descriptor declares and the definition does not have is shown as failed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <TestFrame shell={await testShell()} at="/seeds">
      <Frame descriptor={descriptor} definition={defineModule({ routes: {} })} />
    </TestFrame>,
  );
  const card = await screen.findByRole('region', { name: 'Seeds' });
  expect(within(card).getByText(failed)).toBeTruthy();
  expect(logged.mock.calls.flat().map(String).join()).toContain("declares 'seeds'");
});
