import type { User } from '@dayloom/data';
import { atom } from 'jotai';
import { isBeingDeleted, rememberedUser } from './remembered-session.ts';

export type Session =
  | { readonly phase: 'signed-out' }
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

export const sessionAtom = atom<Session>(sessionFromDevice());
