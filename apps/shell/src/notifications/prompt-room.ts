import { atom } from 'jotai';

/** The element on a screen that registers, which the question is put into. */
export const promptRoomAtom = atom<HTMLElement | null>(null);

/** There is nothing to ask there any more: until the screen is left the room is not kept. */
export const isPromptOverAtom = atom(false);
