import { expect, it } from 'vitest';
import { areasOf, switchedArea } from './areas.ts';

const areas = [
  { name: 'garden', kinds: ['thirst', 'frost'] },
  { name: 'shed', kinds: [] },
];

/** The stored values after one area is switched. */
const switched = (stored: { areasOff: string; kindsOff: string }, name: string, isOn: boolean) =>
  switchedArea({ areas, off: areasOf(stored.areasOff), kindsOff: areasOf(stored.kindsOff), name, isOn });
const none = { areasOff: '', kindsOff: '' };

it('[ST3] an area is switched off and on together with its kinds of notifications', () => {
  const off = switched(none, 'garden', false);
  expect(off).toEqual({ areasOff: 'garden', kindsOff: 'frost thirst' });
  const both = switched(off, 'shed', false);
  expect(both).toEqual({ areasOff: 'garden shed', kindsOff: 'frost thirst' });
  expect(switched(both, 'garden', true)).toEqual({ areasOff: 'shed', kindsOff: '' });
});

it('[ST3] an area unknown to this device stays off with its kinds, and switching off twice has no further effect', () => {
  const orchard = { areasOff: 'orchard', kindsOff: 'harvest' };
  const garden = switched(orchard, 'garden', false);
  expect(garden).toEqual({ areasOff: 'garden orchard', kindsOff: 'frost harvest thirst' });
  expect(switched(garden, 'garden', false)).toEqual(garden);
  expect(switched(garden, 'garden', true)).toEqual(orchard);
});

it('[ST3] a kind of a newer release is on again when no area is off any more', () => {
  const newer = { areasOff: 'garden', kindsOff: 'frost hail thirst' };
  expect(switched(newer, 'shed', false)).toEqual({ ...newer, areasOff: 'garden shed' });
  expect(switched(newer, 'garden', true)).toEqual(none);
});

it('[ST3] by default nothing is off', () => expect([areasOf(undefined), areasOf('')]).toEqual([[], []]));
