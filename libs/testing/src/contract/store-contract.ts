import { describe } from 'vitest';
import { completenessContract } from './completeness.ts';
import { conflictContract } from './conflicts.ts';
import { deletingContract } from './deleting.ts';
import { draftsContract } from './drafts.ts';
import { inboxContract } from './inbox.ts';
import { liveContract } from './live.ts';
import { localTimesContract } from './local-times.ts';
import { readingContract } from './reading.ts';
import { refusingContract } from './refusing.ts';
import { setAsideContract } from './set-aside.ts';
import { transferContract } from './transferring.ts';
import type { MakeWorld } from './world.ts';
import { writingContract } from './writing.ts';

/** What every store must do, whatever stands behind it. `makeWorld` is asked for an empty one before each test. */
export function storeContract(name: string, makeWorld: MakeWorld) {
  describe(`store: ${name}`, () => {
    readingContract(makeWorld);
    writingContract(makeWorld);
    deletingContract(makeWorld);
    conflictContract(makeWorld);
    inboxContract(makeWorld);
    draftsContract(makeWorld);
    liveContract(makeWorld);
    localTimesContract(makeWorld);
    completenessContract(makeWorld);
    setAsideContract(makeWorld);
    refusingContract(makeWorld);
    transferContract(makeWorld);
  });
}
