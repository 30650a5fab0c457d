import type { Backend, BackendOptions } from '@dayloom/data';
import { firebaseBackend } from '@dayloom/data-firebase';
import { firebaseConfigOf } from './firebase-config.ts';

/** The Firebase backend that `/config.json` names. @throws one sentence if its configuration is incomplete */
export const firebaseFor = (content: unknown, options: BackendOptions): Backend =>
  firebaseBackend({ ...options, config: firebaseConfigOf(content) });
