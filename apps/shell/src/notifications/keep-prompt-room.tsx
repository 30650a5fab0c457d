import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import * as styles from './keep-prompt-room.module.css';
import { isPromptOverAtom, promptRoomAtom } from './prompt-room.ts';
import { useRegistersHere } from './use-registers-here.ts';

const isUndecided = () => 'Notification' in globalThis && Notification.permission === 'default';

function Room() {
  const setRoom = useSetAtom(promptRoomAtom);
  const [isOver, setIsOver] = useAtom(isPromptOverAtom);
  useEffect(() => () => setIsOver(false), [setIsOver]);
  return !isOver && isUndecided() && <div ref={setRoom} className={`${styles.room} screen-only`} />;
}

/** Reserves space for the prompt, which loads later, on screens that register. Avoids a layout shift. */
export const KeepPromptRoom = () => useRegistersHere() && <Room />;
