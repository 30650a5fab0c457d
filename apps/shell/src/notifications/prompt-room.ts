import { atom } from 'jotai';

/** The element on the reminders that the question is put into (NF4). */
export const promptRoomAtom = atom<HTMLElement | null>(null);

/** There is nothing to ask there any more: until the reminders are left the room is not kept. */
export const isPromptOverAtom = atom(false);
