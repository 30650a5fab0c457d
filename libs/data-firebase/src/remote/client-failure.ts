import { createEmitter } from '@dayloom/data';
import { onLog } from 'firebase/app';
import { type Firestore, namedQuery } from 'firebase/firestore';

const failures = createEmitter();
const failureTexts = ['INTERNAL ASSERTION FAILED', 'INTERNAL UNHANDLED ERROR'];
let isListening = false;

function listenToLog() {
  if (isListening) return;
  isListening = true;
  let isChecking = false;
  const onError = (message: string) => {
    // A failed client logs its failure again when it is checked; that must not trigger further checks.
    if (isChecking || !failureTexts.some((text) => message.includes(text))) return;
    isChecking = true;
    failures.emit();
    isChecking = false;
  };
  onLog(({ message }) => onError(message), { level: 'error' });
}

/**
 * Whether a client failed an assertion. Its task queue then stops permanently and most calls never resolve, but a named
 * query rejects. In a working client, a named query only reads memory. `enableNetwork` also rejects, but makes a working
 * client open a second stream for its listeners and then fail.
 */
export async function hasFailed(db: Firestore): Promise<boolean> {
  try {
    await namedQuery(db, 'none');
    return false;
  } catch {
    return true;
  }
}

/**
 * Calls `check` when a client may have failed. An assertion that fails outside of a call rejects none of our promises; it
 * appears only in the SDK's log, without the name of the client. `check` must check its client synchronously or not at
 * all. @returns a function that stops watching
 */
export function watchFailures(check: () => void): () => void {
  listenToLog();
  return failures.subscribe(check);
}
