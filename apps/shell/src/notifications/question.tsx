import { isSampleUser } from '@dayloom/domain';
import { useUser } from '@dayloom/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { NotificationPrompt } from './notification-prompt.tsx';
import type { NotificationService } from './notification-service.ts';
import { isPromptOverAtom, promptRoomAtom } from './prompt-room.ts';

/** Put off for the rest of the browser session. */
const laterKey = 'dayloom.notifications-later';

function wasPutOff(): boolean {
  try {
    return sessionStorage.getItem(laterKey) !== null;
  } catch {
    return false;
  }
}

function putOff() {
  try {
    sessionStorage.setItem(laterKey, 'yes');
  } catch {
    // It asks again on the next page.
  }
}

interface QuestionProps {
  readonly service: NotificationService;
  readonly registersHere: boolean;
}

/** Where the permission is asked for: on a screen that registers in the page and always, elsewhere above it until it is put off (NF1 to NF4). */
export function Question({ service, registersHere }: QuestionProps) {
  const isSample = isSampleUser(useUser());
  const { pathname } = useLocation();
  const room = useAtomValue(promptRoomAtom);
  const setIsOver = useSetAtom(isPromptOverAtom);
  const [isPutOff, setIsPutOff] = useState(wasPutOff);
  const later = () => {
    putOff();
    setIsPutOff(true);
    setIsOver(registersHere);
  };
  const prompt = (
    <NotificationPrompt isInPage={registersHere} onAllow={() => service.enable()} onLater={later} />
  );
  if (registersHere) return room && createPortal(prompt, room);
  // Nobody has anything of their own on the sample day; and the card of the notifications asks there.
  return !isPutOff && !isSample && pathname !== paths.notifications && prompt;
}
