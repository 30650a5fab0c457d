import { describe } from 'vitest';
import { completenessContract } from './completeness.ts';
import { conflictContract } from './conflicts.ts';
import { deletingContract } from './deleting.ts';
import { draftsContract } from './drafts.ts';
import { inboxContract } from './inbox.ts';
import { liveContract } from './live.ts';
import { localTimesContract } from './local-times.ts';
import { readingContract } from './reading.ts';
import { accessRulesContract } from './access-rules.ts';
import { setAsideContract } from './set-aside.ts';
import { transferContract } from './transferring.ts';
import type { MakeWorld } from './world.ts';
import { writingContract } from './writing.ts';

/** The contract of every store. `makeWorld` creates an empty one before each test. */
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
    accessRulesContract(makeWorld);
    transferContract(makeWorld);
  });
}
