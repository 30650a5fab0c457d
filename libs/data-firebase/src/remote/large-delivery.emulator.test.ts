import { remove, restore, tasksOfWork } from '@dayloom/data';
import { tasks, works } from '@dayloom/domain';
import { aTask, aWork } from '@dayloom/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ada, aDelivery, emulatedProject, type EmulatedProject } from './emulated-project.fixture.ts';

let project: EmulatedProject;
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), 'demo-remote-large');
});
afterAll(() => project.close());

it('[WD17] 400 records come in one step, and go in one', async () => {
  // The emulator works out the rules of each record, which takes seconds where others use the machine.
  const patient = project.remoteOf(ada, { deadline: 60_000 });
  const work = aWork(ada);
  const list = Array.from({ length: 400 }, () => aTask(ada, { workId: work.id }));
  await patient.deliver(aDelivery(1, [restore(works, work)]));
  await patient.deliver(
    aDelivery(
      2,
      list.map((task) => restore(tasks, task)),
    ),
  );
  expect(await patient.count(tasksOfWork(ada, work.id))).toBe(400);
  await patient.deliver(
    aDelivery(
      3,
      list.map(({ id }) => remove(tasks, id)),
    ),
  );
  expect(await patient.count(tasksOfWork(ada, work.id))).toBe(0);
}, 240_000);
