import type { User } from '@dayloom/data';
import { atom } from 'jotai';
import { isBeingDeleted, rememberedUser } from './remembered-session.ts';

export type Session =
  | { readonly phase: 'signed-out' }
  | {
      readonly phase: 'signed-in';
      readonly user: User;
      /** The account is on its way out, and no screen shows anything of it. */
      readonly isDeleting?: boolean;
    };

/** What this device remembers is the session's first answer: no screen waits for a service to confirm it. */
export function sessionFromDevice(): Session {
  const user = rememberedUser();
  return user ? { phase: 'signed-in', user, isDeleting: isBeingDeleted(user.id) } : { phase: 'signed-out' };
}

export const sessionAtom = atom<Session>(sessionFromDevice());
