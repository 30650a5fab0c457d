import { readFile } from 'node:fs/promises';
import { inject, describe, expect, it } from 'vitest';
import { putRules } from '../../testing/seed/emulated-firestore.mjs';
import { unknownKinds } from './access-rules.mjs';

const firestore = inject('firestoreHost');
const rules = await readFile('firestore.rules', 'utf8');

describe('[MO23] the deployed access rules', () => {
  const project = (name: string) => ({
    firebase: { projectId: `demo-kinds-${name}` },
    emulators: { firestore },
  });

  it('name the kinds that they do not know', async () => {
    const config = project('known');
    await putRules({ host: firestore, projectId: config.firebase.projectId }, rules);
    expect(await unknownKinds(config, ['works', 'habits', 'notes', 'moods'])).toEqual(['habits', 'moods']);
  });

  it('know no kinds when they were deployed before they supported the query', async () => {
    const config = project('before');
    const earlier = rules.replace('match /recordKinds/', 'match /elsewhere/');
    await putRules({ host: firestore, projectId: config.firebase.projectId }, earlier);
    expect(await unknownKinds(config, ['works'])).toEqual(['works']);
  });
});
