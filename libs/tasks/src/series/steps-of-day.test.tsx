// @vitest-environment jsdom
import { seriesDialogs } from '@dayloom/series';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stepsAndNote } from '../late-steps-and-note.ts';
import { button, openTasks, seriesOf, today } from '../testing/open-tasks.tsx';

beforeEach(async () => void (await Promise.all([seriesDialogs.load(), stepsAndNote.load()])));

describe('a day of a series', () => {
  const stretch = seriesOf('Stretch', { steps: 'a - Arms\nb - Legs', note: 'Slowly' });

  async function openDay() {
    const world = await openTasks({ series: [stretch] });
    await screen.findByText('Stretch');
    await world.person.click(screen.getByRole('button', { name: /^Steps and note/ }));
    return world;
  }

  it("[RP26] [TD15] its first change stores it, and once its steps are left, 'All' is offered", async () => {
    const { person, shell, stored, series } = await openDay();
    await person.click(screen.getByRole('button', { name: 'Mark step done: Arms' }));
    await person.type(screen.getByLabelText('Add a step'), 'Neck{Enter}Feet{Enter}');
    const steps = expect.stringMatching(/^a x Arms\nb - Legs\n\w+ - Neck\n\w+ - Feet$/);
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ repeat: 'Stretch', repeatDay: today, steps }]),
    );
    expect([await series(), shell.shown]).toEqual([[stretch], []]);
    await person.click(document.body);
    await waitFor(() => expect(shell.shown).toMatchObject([{ message: 'Steps changed', detail: 'Stretch' }]));
    expect(shell.shown[0]?.all).toBeDefined();
  });

  it("[RP26] [TD15] ticks alone offer nothing, and a changed note 'All'", async () => {
    const { person, shell, stored } = await openDay();
    await person.click(screen.getByRole('button', { name: 'Mark step done: Arms' }));
    await person.click(button('Edit note'));
    await person.type(screen.getByRole('textbox', { name: 'Note' }), '!{Control>}s{/Control}');
    await waitFor(() =>
      expect(shell.shown).toMatchObject([{ message: 'Task updated successfully', detail: 'Stretch' }]),
    );
    expect(shell.shown[0]?.all).toBeDefined();
    expect(await stored()).toMatchObject([{ note: 'Slowly!', steps: 'a x Arms\nb - Legs' }]);
  });
});
