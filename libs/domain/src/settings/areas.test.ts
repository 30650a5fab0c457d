import { expect, it } from 'vitest';
import { areasOf, switchedArea } from './areas.ts';

const areas = [
  { name: 'garden', kinds: ['thirst', 'frost'] },
  { name: 'shed', kinds: [] },
];

/** What is stored once one of them is switched, from what was stored before. */
const switched = (stored: { areasOff: string; kindsOff: string }, name: string, isOn: boolean) =>
  switchedArea({ areas, off: areasOf(stored.areasOff), kindsOff: areasOf(stored.kindsOff), name, isOn });
const none = { areasOff: '', kindsOff: '' };

it('[ST3] an area goes with the kinds that it notifies of, and comes back with them', () => {
  const off = switched(none, 'garden', false);
  expect(off).toEqual({ areasOff: 'garden', kindsOff: 'frost thirst' });
  const both = switched(off, 'shed', false);
  expect(both).toEqual({ areasOff: 'garden shed', kindsOff: 'frost thirst' });
  expect(switched(both, 'garden', true)).toEqual({ areasOff: 'shed', kindsOff: '' });
});

it('[ST3] one that this device does not know stays off with its kinds, and twice off is once', () => {
  const orchard = { areasOff: 'orchard', kindsOff: 'harvest' };
  const garden = switched(orchard, 'garden', false);
  expect(garden).toEqual({ areasOff: 'garden orchard', kindsOff: 'frost harvest thirst' });
  expect(switched(garden, 'garden', false)).toEqual(garden);
  expect(switched(garden, 'garden', true)).toEqual(orchard);
});

it('[ST3] a kind that a newer release of an area notifies of is on once nothing is off any more', () => {
  const newer = { areasOff: 'garden', kindsOff: 'frost hail thirst' };
  expect(switched(newer, 'shed', false)).toEqual({ ...newer, areasOff: 'garden shed' });
  expect(switched(newer, 'garden', true)).toEqual(none);
});

it('[ST3] without a choice nothing is off', () =>
  expect([areasOf(undefined), areasOf('')]).toEqual([[], []]));
