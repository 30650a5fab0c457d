import { expect, it } from 'vitest';
import * as clocks from './index.ts';

it('the clocks library exports these names', () => {
  expect(Object.keys(clocks).toSorted()).toMatchInlineSnapshot(`
    [
      "ClockWidget",
      "HeaderClock",
      "KeyHint",
      "MuteButton",
      "OwnMinutesField",
      "RunReconciler",
      "SetAsideNotice",
      "UnsavedSession",
      "breakName",
      "clockName",
      "forgetGap",
      "ignoreSecondClick",
      "isFree",
      "isOwnMinutes",
      "keepClocks",
      "minutesSaid",
      "pauseChanges",
      "resetChanges",
      "resumeChanges",
      "sessionSentences",
      "startChanges",
      "stopChanges",
      "toggleClock",
      "useBreakActions",
      "useBreakLength",
      "useClockActions",
      "useClockKeeper",
      "useEndedOutOfView",
      "usePlainKeys",
      "useSetAsideMessage",
      "useShownClock",
      "useSpaceKey",
      "useUnseenSince",
    ]
  `);
});
