export { breakName, clockName, minutesSaid } from './display/clock-name.ts';
export { ClockWidget } from './display/clock-widget.tsx';
export {
  pauseChanges,
  resetChanges,
  resumeChanges,
  startChanges,
  stopChanges,
} from './engine/clock-changes.ts';
export { HeaderClock } from './display/header-clock.tsx';
export { ignoreSecondClick } from './display/ignore-second-click.ts';
export { KeyHint } from './display/key-hint.tsx';
export { keepClocks } from './engine/keep-clocks.ts';
export { forgetGap, useUnseenSince } from './engine/last-seen.ts';
export { MuteButton } from './display/mute-button.tsx';
export { isOwnMinutes } from './display/own-minutes.ts';
export { OwnMinutesField } from './display/own-minutes-field.tsx';
export { RunReconciler } from './engine/run-reconciler.ts';
export { sessionSentences } from './engine/sentences.ts';
export { SetAsideNotice } from './display/set-aside-notice.tsx';
export { toggleClock } from './engine/toggle-clock.ts';
export { UnsavedSession } from './display/unsaved-session.tsx';
export { type ClockActions, useClockActions } from './display/use-clock-actions.ts';
export { useEndedOutOfView } from './display/use-clock-title.ts';
export { useClockKeeper } from './engine/use-clock-keeper.ts';
export { useBreakActions, useBreakLength } from './display/use-break.ts';
export { isFree, type ShownClock, useShownClock } from './display/use-shown-clock.ts';
export { usePlainKeys } from './display/use-plain-keys.ts';
export { useSpaceKey } from './display/use-space-key.ts';
export { useSetAsideMessage } from './display/use-set-aside-message.ts';
