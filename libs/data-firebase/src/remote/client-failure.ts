import { createEmitter } from '@dayloom/data';
import { onLog } from 'firebase/app';
import { type Firestore, namedQuery } from 'firebase/firestore';

const failures = createEmitter();
const signs = ['INTERNAL ASSERTION FAILED', 'INTERNAL UNHANDLED ERROR'];
let isListening = false;

function listenToLog() {
  if (isListening) return;
  isListening = true;
  let isLooking = false;
  const heard = (message: string) => {
    // A failed client tells its failure again when it is looked at: that must not make everybody look once more.
    if (isLooking || !signs.some((sign) => message.includes(sign))) return;
    isLooking = true;
    failures.emit();
    isLooking = false;
  };
  onLog(({ message }) => heard(message), { level: 'error' });
}

/**
 * Whether a client failed an assertion. Its queue of work then stops for good, and most calls never answer; a query by
 * an unknown name is refused. A working client only looks into its memory for that name. `enableNetwork` is refused as
 * well, but a client that listens opens a second stream for it, and then fails on the answers of both.
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
 * Tells that this client may have failed. An assertion that fails outside of any call rejects nothing that we hold: the
 * SDK's log, unless somebody silences it, is the only place where it is told, and does not say which client it was.
 * `look` asks the client at once, if it asks at all. @returns a function that stops it
 */
export function watchFailures(look: () => void): () => void {
  listenToLog();
  return failures.subscribe(look);
}
