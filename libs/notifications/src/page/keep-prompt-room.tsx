import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import * as styles from './keep-prompt-room.module.css';
import { isPromptOverAtom, promptRoomAtom } from './prompt-room.ts';

const isUndecided = () => 'Notification' in globalThis && Notification.permission === 'default';

/** Reserves space for the prompt, which loads later. Avoids a layout shift. */
export function KeepPromptRoom() {
  const setRoom = useSetAtom(promptRoomAtom);
  const [isOver, setIsOver] = useAtom(isPromptOverAtom);
  useEffect(() => () => setIsOver(false), [setIsOver]);
  return !isOver && isUndecided() && <div ref={setRoom} className={`${styles.room} screen-only`} />;
}
