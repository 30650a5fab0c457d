// @vitest-environment jsdom
import {
  defineModule,
  type Shell,
  ShellContext,
  Slot,
  useAddress,
  useIntent,
  useShell,
} from '@dayloom/platform';
import { nowOf } from '@dayloom/domain';
import { testShell } from '@dayloom/testing/shell';
import { cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { servicesOf } from '../loader/services.ts';
import { readyModules } from '../testing/module-set.ts';
import { modulesAtom } from './modules.ts';
import { navigationOf } from './navigation.ts';
import { Slot as ShellSlot } from './slot.tsx';

afterEach(cleanup);

const received: Shell[] = [];
const item = { title: 'Water', order: 1, minHeight: 40 };

/** A module of every kind of item that a descriptor knows. */
const garden = {
  name: 'garden',
  routes: [{ id: 'bed', path: '/bed/:id', title: 'Bed' }],
  slots: [{ ...item, slot: 'dashboard.side', widget: 'rain' }],
  commands: [{ id: 'water', title: 'Water' }],
  intents: [
    { id: 'show-bed', title: 'Bed', to: '/bed/:id' },
    { id: 'show-row', title: 'Row', to: '/bed/:id/:row' },
  ],
  notificationSources: [{ id: 'thirst', title: 'Thirst' }],
  shortcuts: [{ id: 'water', title: 'Water', keys: 'g w', command: 'water' }],
  searchSources: [{ id: 'beds', title: 'Beds', order: 1 }],
};

function Bed() {
  const { module } = useShell();
  return <a href={useAddress()('bed', { id: 'a/b' })}>{module.name}</a>;
}

const definition = defineModule({
  routes: { bed: () => Promise.resolve({ default: Bed }) },
  widgets: { rain: () => Promise.resolve({ default: Bed }) },
  commands: { water: () => Promise.resolve({ default: (shell) => void received.push(shell) }) },
  notificationSources: {
    thirst: () =>
      Promise.resolve({
        default: (shell) => (_span, listener) => {
          received.push(shell);
          listener([]);
          return () => undefined;
        },
      }),
  },
  searchSources: {
    beds: () =>
      Promise.resolve({
        default: (shell) => (text) => Promise.resolve([{ id: text, title: shell.module.name, to: '/bed/1' }]),
      }),
  },
});

async function open(contract?: number) {
  const modules = readyModules([{ ...garden, ...(contract && { contract }) }], {
    load: () => Promise.resolve(definition),
  });
  const [module] = modules.set.modules;
  if (!module) throw new Error('no module');
  const shell: Shell = { ...(await testShell()), navigation: navigationOf(modules), Slot: ShellSlot };
  return { modules, module, shell };
}

describe('what a module declares and provides', () => {
  it('[MO1] every kind of item is known from its descriptor alone', async () => {
    const { modules } = await open();
    for (const kind of ['commands', 'notificationSources', 'shortcuts', 'searchSources'] as const)
      expect(modules.set.items(kind).map(({ item: { id } }) => id)).toEqual([garden[kind][0]?.id]);
  });

  it('commands and sources get the services of their module, the same for all of them', async () => {
    const { module, shell } = await open();
    // The page that contains it makes no difference.
    const [other] = readyModules([{ name: 'orchard' }]).set.modules;
    if (!other) throw new Error('no module');
    const services = servicesOf(shell, module);
    expect(services.module).toEqual({ name: 'garden', version: '1.2.0' });
    expect(servicesOf(servicesOf(shell, other), module)).toBe(services);
    received.length = 0;
    await (await module.load('commands', 'water')).default(services);
    const reported: unknown[] = [];
    const { default: source } = await module.load('notificationSources', 'thirst');
    const now = nowOf(services.clock);
    source(services)(
      { from: now, to: now },
      (due) => reported.push(due),
      () => expect.unreachable(),
    );
    expect(reported).toEqual([[]]);
    expect(received).toEqual([servicesOf(shell, module), servicesOf(shell, module)]);
    const search = (await module.load('searchSources', 'beds')).default(services);
    expect(await search('roses', services.signal)).toEqual([{ id: 'roses', title: 'garden', to: '/bed/1' }]);
  });

  it('a page of another module shows what it puts into a slot there, with its own services', async () => {
    const { modules, shell } = await open();
    const atoms = createStore();
    atoms.set(modulesAtom, modules);
    render(
      <Provider store={atoms}>
        <MemoryRouter useTransitions={false}>
          <ShellContext value={shell}>
            <Slot name="dashboard.side" />
          </ShellContext>
        </MemoryRouter>
      </Provider>,
    );
    const link = await screen.findByRole('link', { name: 'garden' });
    expect(link.getAttribute('href')).toBe('/bed/a%2Fb');
  });

  const Link = ({ id }: { readonly id: string }) => {
    const address = useIntent(id, { id: 'b1', from: 'works' });
    return address === undefined ? <p>no link</p> : <a href={address}>Bed</a>;
  };
  const showLink = async (id: string, contract?: number) => {
    const { shell } = await open(contract);
    render(
      <ShellContext value={shell}>
        <Link id={id} />
      </ShellContext>,
    );
  };

  it('an intent leads to the module that offers it, with what its path does not name in the query', async () => {
    await showLink('show-bed');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/bed/b1?from=works');
  });

  it.each([
    ['no module offers', 'mow-lawn', undefined],
    ['only a module that cannot run here offers', 'show-bed', 99],
    ['needs parameters that are missing', 'show-row', undefined],
  ])('[MO5] an intent that %s leads nowhere, so there is no link', async (_who, id, contract) => {
    vi.spyOn(console, 'error').mockReturnValue();
    await showLink(id, contract);
    expect(screen.getByText('no link')).toBeTruthy();
  });

  it('an address of a screen that a module does not declare is a mistake that names it', async () => {
    const { module, shell } = await open();
    const { address } = servicesOf(shell, module).navigation;
    expect(() => address('lawn')).toThrow("garden declares no route 'lawn'.");
    expect(() => address('bed')).toThrow("/bed/:id needs a value for 'id'.");
  });
});
