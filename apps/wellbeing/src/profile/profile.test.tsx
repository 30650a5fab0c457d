// @vitest-environment jsdom
import { type Change, create, patch, profileOf } from '@dayloom/data';
import { type Instant, limitOf, users } from '@dayloom/domain';
import type { NavEntry } from '@dayloom/platform';
import { fillingStore, TestFrame, testUser } from '@dayloom/testing/shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import Profile from './profile.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const asha = create('users', testUser.id, {
  firstName: 'Asha',
  email: testUser.email,
  mobileNo: '+91 98450 12345',
  createdAt: '2026-03-01T08:00:00.000Z' as Instant,
});

interface Options {
  seed?: readonly Change[];
  broken?: boolean;
  nav?: readonly NavEntry[];
  signOut?: (message: string, failure: string) => Promise<boolean>;
}

async function open({ seed = [asha], broken = false, nav = [], signOut }: Options = {}) {
  const world = await shellWithFault({ seed, nav });
  if (broken) world.break();
  render(
    <TestFrame shell={{ ...world.shell, ...(signOut && { signOut }) }} at="/profile">
      <Profile />
    </TestFrame>,
  );
  return { ...world, stored: async () => (await world.shell.store.get(profileOf(testUser.id))).records[0] };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inView = () => screen.findByRole('button', { name: 'Edit Profile' });
const valueOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

async function openEdit(options?: Options) {
  const world = await open(options);
  await inView();
  await press('Edit Profile');
  return world;
}

describe('the profile', () => {
  it('[PF1] [DA26] shows the stored first name and the e-mail of the account at the top', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Asha' })).toBeTruthy();
    expect(screen.getAllByText(testUser.email)).toHaveLength(2);
  });

  it('[PF4] shows name, e-mail and mobile number, with Edit Profile and Logout', async () => {
    await open();
    await inView();
    expect(valueOf('Name')).toBe('Asha');
    expect(valueOf('Email')).toBe(testUser.email);
    expect(valueOf('Mobile Number')).toBe('+91 98450 12345');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  it('[PF10] without a user document name and mobile number are empty, and saving creates it', async () => {
    const { shell, stored } = await openEdit({ seed: [] });
    expect(field('Name').value).toBe('');
    await press('Cancel');
    await inView();
    expect([valueOf('Name'), valueOf('Mobile Number')]).toEqual(['', '']);
    await press('Edit Profile');
    fill('Name', 'Asha');
    await press('Save Changes');
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    expect(await stored()).toEqual({
      id: testUser.id,
      firstName: 'Asha',
      mobileNo: '',
      email: testUser.email,
      createdAt: shell.clock.now().toISOString(),
    });
  });

  it('[PF10] [DA35] does not create a user document while the stored one may still be loading', async () => {
    const { shell } = await shellWithFault({ seed: [] });
    const { store, complete } = fillingStore(shell.store);
    render(
      <TestFrame shell={{ ...shell, store }} at="/profile">
        <Profile />
      </TestFrame>,
    );
    const account = await screen.findByRole('region', { name: 'Account' });
    await within(account).findByText('Still loading');
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
    act(complete);
    expect(await inView()).toBeTruthy();
  });

  it('[DA36] keeps changes that were made elsewhere while the form was open', async () => {
    const { shell, stored } = await openEdit();
    await shell.store.commit([patch('users', testUser.id, { firstName: 'Asha Rao' })]);
    fill('Mobile Number', '12345');
    await press('Save Changes');
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    expect(await stored()).toMatchObject({ firstName: 'Asha Rao', mobileNo: '12345' });
  });

  it('[OF7] without a change of its own the form shows what was changed elsewhere', async () => {
    const { shell } = await openEdit();
    await shell.store.commit([patch('users', testUser.id, { firstName: 'Asha Rao' })]);
    await waitFor(() => expect(field('Name').value).toBe('Asha Rao'));
    expect([...shell.unsaved]).toEqual([]);
  });

  it('[DA36] a form without changes closes without a write', async () => {
    const { shell } = await openEdit();
    await press('Save Changes');
    await inView();
    expect(shell.shown).toEqual([]);
  });

  it('[ER23] [ER46] a profile that cannot be loaded shows an error, and Retry loads it', async () => {
    const world = await open({ broken: true });
    const account = () => within(screen.getByRole('region', { name: 'Account' }));
    const retry = await waitFor(() => account().getByRole('button', { name: 'Retry' }));
    expect(world.shell.shown).toEqual([{ kind: 'error', message: 'Failed to fetch profile data' }]);
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
    world.mend();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Asha' })).toBeTruthy();
  });

  it('[PF5] Edit Profile opens the two inputs with the stored values', async () => {
    await openEdit();
    expect(field('Name').value).toBe('Asha');
    expect(field('Mobile Number').value).toBe('+91 98450 12345');
    expect(field('Mobile Number').type).toBe('tel');
    expect(document.activeElement).toBe(field('Name'));
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('[PF6] Cancel closes the form and discards the changes', async () => {
    const { stored } = await openEdit();
    fill('Name', 'Someone');
    await press('Cancel');
    expect(document.activeElement).toBe(await inView());
    expect(valueOf('Name')).toBe('Asha');
    expect((await stored())?.firstName).toBe('Asha');
    await press('Edit Profile');
    expect(field('Name').value).toBe('Asha');
  });

  it('[PF6] [ER24] [DA29] Save Changes closes the form with the new values; e-mail and creation time stay', async () => {
    const { shell, stored } = await openEdit();
    fill('Name', 'Asha Rao');
    fill('Mobile Number', '12345');
    await press('Save Changes');
    await inView();
    await waitFor(() => expect(valueOf('Name')).toBe('Asha Rao'));
    await waitFor(() =>
      expect(shell.shown).toEqual([{ kind: 'success', message: 'Profile updated successfully' }]),
    );
    expect(await stored()).toEqual({
      id: testUser.id,
      firstName: 'Asha Rao',
      mobileNo: '12345',
      email: testUser.email,
      createdAt: '2026-03-01T08:00:00.000Z',
    });
  });

  it('[SH18] typed text counts as unsaved work until it is saved', async () => {
    const { shell } = await openEdit();
    expect([...shell.unsaved]).toEqual([]);
    fill('Name', 'Asha Rao');
    expect([...shell.unsaved]).toEqual(['the profile']);
    await press('Save Changes');
    await inView();
    // The optimistic view appears at once; the unsaved flag clears after storage has responded.
    await waitFor(() => expect([...shell.unsaved]).toEqual([]));
  });

  it('[NT8] typed text is kept as a draft after the screen closes, and a save removes the draft', async () => {
    const { shell } = await openEdit();
    fill('Name', 'Asha Rao');
    cleanup();
    expect((await shell.store.drafts.get('profile'))?.values).toEqual({ firstName: 'Asha Rao' });
    render(
      <TestFrame shell={shell}>
        <Profile />
      </TestFrame>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await waitFor(() => expect(field('Name').value).toBe('Asha Rao'));
    await press('Save Changes');
    await waitFor(async () => expect(await shell.store.drafts.get('profile')).toBeUndefined());
  });

  it('[PF6] [ER24] [SH18] a failed save shows an error and keeps the form with its input as unsaved work', async () => {
    const world = await openEdit();
    fill('Name', 'Asha Rao');
    world.break();
    await press('Save Changes');
    await waitFor(() =>
      expect(world.shell.shown).toEqual([{ kind: 'error', message: 'Failed to update profile' }]),
    );
    await waitFor(() => expect(field('Name').value).toBe('Asha Rao'));
    expect([...world.shell.unsaved]).toEqual(['the profile']);
  });

  it('[PF7] accepts empty values', async () => {
    const { stored } = await openEdit();
    fill('Name', '');
    fill('Mobile Number', '');
    await press('Save Changes');
    await waitFor(async () => expect(await stored()).toMatchObject({ firstName: '', mobileNo: '' }));
  });

  it.each([
    ['Name', limitOf(users, 'firstName')],
    ['Mobile Number', limitOf(users, 'mobileNo')],
  ])(
    '[LM6] [LM5] %s is accepted at its limit of %i and rejected over it, without being cut',
    async (name, limit) => {
      const { shell, stored } = await openEdit();
      fill(name, 'x'.repeat(limit + 1));
      await press('Save Changes');
      expect(shell.shown[0]?.message).toBe(`${name} must be at most ${limit} characters`);
      expect(field(name).value).toHaveLength(limit + 1);
      expect(document.activeElement).toBe(field(name));
      expect((await stored())?.firstName).toBe('Asha');
      fill(name, 'x'.repeat(limit));
      await press('Save Changes');
      await waitFor(async () => expect(Object.values((await stored()) ?? {})).toContain('x'.repeat(limit)));
    },
  );

  it('[ER27] Logout signs out with its two messages', async () => {
    const asked: string[][] = [];
    await open({
      signOut: async (...sentences) => {
        asked.push(sentences);
        return true;
      },
    });
    await press('Logout');
    expect(asked).toEqual([['Logged out successfully', 'Failed to log out']]);
  });
});
