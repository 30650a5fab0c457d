import type { Backend, BackendOptions } from '@dayloom/data';
import { firebaseBackend } from '@dayloom/data-firebase';
import { firebaseConfigOf } from './firebase-config.ts';

/** The Firebase backend for a `/config.json` that names it. Throws one sentence where that is not complete. */
export const firebaseFor = (content: unknown, options: BackendOptions): Backend =>
  firebaseBackend({ ...options, config: firebaseConfigOf(content) });
