import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { FirebaseConfig } from './config.ts';

/** Created once, so that Auth and Firestore share the session. Callers connect them to the emulators. */
export const firebaseApp = ({ firebase }: Pick<FirebaseConfig, 'firebase'>): FirebaseApp =>
  // Auth stores its session under the app name, so the name must be the same after every reload.
  initializeApp(firebase, firebase.projectId);
