import { atom } from 'jotai';

/** The element that reserves space for the prompt on a screen that registers for notifications. */
export const promptRoomAtom = atom<HTMLElement | null>(null);

/** True after the prompt was answered or dismissed: its space is removed until the user leaves the screen. */
export const isPromptOverAtom = atom(false);
