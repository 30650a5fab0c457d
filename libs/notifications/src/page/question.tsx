import { listPath } from '@dayloom/domain/notifications';
import { isSampleUser } from '@dayloom/domain';
import { useUser } from '@dayloom/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { NotificationHost } from './notification-host.ts';
import { NotificationPrompt } from './notification-prompt.tsx';
import type { NotificationService } from './notification-service.ts';
import { onReturn } from './on-return.ts';
import { isPromptOverAtom, promptRoomAtom } from './prompt-room.ts';

/** Set after 'Maybe Later', for the rest of the browser session. */
const laterMark = 'dayloom-notifications-later';

interface QuestionProps {
  readonly service: NotificationService;
  readonly session: NotificationHost['session'];
  readonly registersHere: boolean;
}

/** Screens that register always show the prompt in the page. Other screens show it floating, until 'Maybe Later'. */
export function Question({ service, session, registersHere }: QuestionProps) {
  const isSample = isSampleUser(useUser());
  const { pathname } = useLocation();
  const room = useAtomValue(promptRoomAtom);
  const setIsOver = useSetAtom(isPromptOverAtom);
  const isPutOff = useSyncExternalStore(onReturn, () => session.has(laterMark));
  // Also where the browser keeps no cookies.
  const [isAnswered, setIsAnswered] = useState(false);
  const later = () => {
    session.set(laterMark);
    setIsAnswered(true);
    setIsOver(registersHere);
  };
  const prompt = (
    <NotificationPrompt isInPage={registersHere} onAllow={() => service.enable()} onLater={later} />
  );
  if (registersHere) return room && createPortal(prompt, room);
  // The sample day has no data of a real user, and the notifications page asks in its own card.
  return !isPutOff && !isAnswered && !isSample && pathname !== listPath && prompt;
}
