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

/** Set after 'Maybe Later', for the rest of the browser session. */
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
    // Without storage the prompt appears again on the next page.
  }
}

interface QuestionProps {
  readonly service: NotificationService;
  readonly registersHere: boolean;
}

/** Screens that register always show the prompt in the page. Other screens show it floating, until 'Maybe Later'. */
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
  // The sample day has no data of a real user, and the notifications page asks in its own card.
  return !isPutOff && !isSample && pathname !== paths.notifications && prompt;
}
