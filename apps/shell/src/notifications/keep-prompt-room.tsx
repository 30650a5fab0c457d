import { useShell } from '@dayloom/platform';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as styles from './keep-prompt-room.module.css';
import { isPromptOverAtom, promptRoomAtom } from './prompt-room.ts';

const isUndecided = () => 'Notification' in globalThis && Notification.permission === 'default';

function Room() {
  const setRoom = useSetAtom(promptRoomAtom);
  const [isOver, setIsOver] = useAtom(isPromptOverAtom);
  useEffect(() => () => setIsOver(false), [setIsOver]);
  return !isOver && isUndecided() && <div ref={setRoom} className={styles.room} />;
}

/** The question stands in the page of the reminders, and comes long after it: its place is kept, so that nothing moves (NF4, ER51). */
export function KeepPromptRoom() {
  const { pathname } = useLocation();
  const { navigation } = useShell();
  return pathname === navigation.intent('show-reminders') && <Room />;
}
