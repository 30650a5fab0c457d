import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { FirebaseConfig } from './config.ts';

/**
 * The app of a project, made once: Auth and Firestore that share it share the session too. Whoever opens one of them
 * connects it to the emulator that the config names.
 */
export const firebaseApp = ({ firebase }: Pick<FirebaseConfig, 'firebase'>): FirebaseApp =>
  // Auth keeps its session under the name, so it must be the same after every reload.
  initializeApp(firebase, firebase.projectId);
