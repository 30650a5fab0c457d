import { type Change, patch, remove, restore } from '@dayloom/data';
import { type Instant, limits, notes } from '@dayloom/domain';
import { aNote } from '@dayloom/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  ada,
  aDelivery,
  emulatedProject,
  type EmulatedProject,
  fieldsOf,
} from './emulated-project.fixture.ts';
import type { Remote } from './remote.ts';

const moment = (day: number) => `2026-03-0${day}T10:00:00.000Z` as Instant;

let project: EmulatedProject;
let remote: Remote;
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), 'demo-remote-conflicts');
});
beforeEach(async () => {
  await project.clear();
  remote = project.remoteOf(ada);
});
afterAll(() => project.close());

const editedHere = { title: 'Here', content: 'Written here', updatedAt: moment(4) };
const editHere = (id: string): Change => patch(notes, id, editedHere);

describe('one note edited on two devices', () => {
  it('[OF7] both texts are kept: theirs in the note, ours in a new one', async () => {
    const note = aNote(ada, { content: 'Written elsewhere', updatedAt: moment(3) });
    await project.put(`notes/${note.id}`, fieldsOf(note));
    const basedOn = { [note.id]: note.createdAt };
    const { conflicts } = await remote.deliver(aDelivery(8, [editHere(note.id)], { basedOn }));
    expect(conflicts).toEqual({ [note.id]: 'conflict-tablet-8-0' });
    expect(await project.read(`notes/${note.id}`)).toEqual(fieldsOf(note));
    expect(await project.read('notes/conflict-tablet-8-0')).toEqual({
      ...fieldsOf(note),
      ...editedHere,
      title: 'Here (edited elsewhere)',
    });
  });

  it('[OF7] an edit of the text that is there changes the note itself', async () => {
    const [fresh, edited] = [aNote(ada), aNote(ada, { updatedAt: moment(2) })];
    await project.put(`notes/${fresh.id}`, fieldsOf(fresh));
    await project.put(`notes/${edited.id}`, fieldsOf(edited));
    const basedOn = { [fresh.id]: fresh.createdAt, [edited.id]: moment(2) };
    const delivery = aDelivery(1, [editHere(fresh.id), editHere(edited.id)], { basedOn });
    expect(await remote.deliver(delivery)).toEqual({ conflicts: {} });
    expect(await project.read(`notes/${fresh.id}`)).toEqual({ ...fieldsOf(fresh), ...editedHere });
    expect(await project.read(`notes/${edited.id}`)).toEqual({ ...fieldsOf(edited), ...editedHere });
  });

  it('[OF7] a conflict sent again names the same note and makes no second one', async () => {
    const note = aNote(ada, { updatedAt: moment(3) });
    await project.put(`notes/${note.id}`, fieldsOf(note));
    const delivery = aDelivery(1, [editHere(note.id)], { basedOn: { [note.id]: moment(2) } });
    const first = await remote.deliver(delivery);
    const apart = `notes/${first.conflicts[note.id]}`;
    await remote.deliver(
      aDelivery(1, [patch(notes, apart.slice(6), { title: 'Sorted out' })], { device: 'phone' }),
    );
    expect(await project.remoteOf(ada).deliver(delivery)).toEqual(first);
    expect(await project.read(apart)).toMatchObject({ title: 'Sorted out', content: 'Written here' });
    await project.remoteOf(ada).deliver(aDelivery(2, [remove(notes, apart.slice(6))], { device: 'phone' }));
    expect(await remote.deliver(delivery)).toEqual({ conflicts: {} });
    expect(await project.read(apart)).toBeUndefined();
  });

  it('[OF7] several edits of one note in a step end up in one note', async () => {
    const note = aNote(ada, { updatedAt: moment(3) });
    await project.put(`notes/${note.id}`, fieldsOf(note));
    const changes = [
      restore(notes, aNote(ada)),
      editHere(note.id),
      patch(notes, note.id, { content: 'Last' }),
    ];
    const delivery = aDelivery(2, changes, { basedOn: { [note.id]: moment(2) } });
    expect(await remote.deliver(delivery)).toEqual({ conflicts: { [note.id]: 'conflict-tablet-2-1' } });
    expect(await project.read('notes/conflict-tablet-2-1')).toMatchObject({
      title: 'Here (edited elsewhere)',
      content: 'Last',
    });
  });

  it('[OF7] a note that is gone is missing, whatever it was based on', async () => {
    const delivery = aDelivery(1, [editHere('gone')], { basedOn: { gone: moment(1) } });
    await expect(remote.deliver(delivery)).rejects.toMatchObject({ code: 'missing' });
  });

  it('[OF7] the longest title and device name make a note that is taken', async () => {
    const title = '\u{1F3E1}'.repeat(limits.title / 2);
    const note = aNote(ada, { title, updatedAt: moment(3) });
    await project.put(`notes/${note.id}`, fieldsOf(note));
    const device = 'd'.repeat(128);
    const delivery = aDelivery(123_450_000, [patch(notes, note.id, { content: 'Here' })], {
      device,
      basedOn: { [note.id]: moment(2) },
    });
    const { conflicts } = await remote.deliver(delivery);
    const apart = String(conflicts[note.id]);
    expect(apart).toMatch(/^conflict-d+-123450000-0$/);
    expect(apart).toHaveLength(128);
    const kept = await project.read(`notes/${apart}`);
    expect(kept?.['content']).toBe('Here');
    expect(kept?.['title']).toBe(`${'\u{1F3E1}'.repeat(90)} (edited elsewhere)`);
  });
});
