import type { User } from '@dayloom/data';
import { atom } from 'jotai';
import { isBeingDeleted, rememberedUser } from './remembered-session.ts';

export type Session =
  | {
      readonly phase: 'signed-out';
      /** The browser's data was cleared while the user was signed in. */
      readonly isCleared?: boolean;
    }
  | {
      readonly phase: 'signed-in';
      readonly user: User;
      /** The account is being deleted, and no screen shows any of its data. */
      readonly isDeleting?: boolean;
    };

/** The session starts with what this device remembers: no screen waits for a service to confirm it. */
export function sessionFromDevice(): Session {
  const user = rememberedUser();
  return user ? { phase: 'signed-in', user, isDeleting: isBeingDeleted(user.id) } : { phase: 'signed-out' };
}

/** The session after a change of the device's storage, from another tab or by clearing the data of this site. */
export function nextSession(before: Session, isCleared: boolean): Session {
  const session = sessionFromDevice();
  const wasCleared = before.phase === 'signed-in' ? isCleared : before.isCleared;
  return session.phase === 'signed-out' && wasCleared ? { ...session, isCleared: true } : session;
}

export const sessionAtom = atom<Session>(sessionFromDevice());
