import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { FirebaseConfig } from './config.ts';

/**
 * The app of a project, created once, so that Auth and Firestore share the session. Callers connect each service to the
 * emulator in the config.
 */
export const firebaseApp = ({ firebase }: Pick<FirebaseConfig, 'firebase'>): FirebaseApp =>
  // Auth stores its session under the app name, so the name must be the same after every reload.
  initializeApp(firebase, firebase.projectId);
