import { expect, it } from 'vitest';
import * as clocks from './index.ts';

it('the clocks library exports these names', () => {
  expect(Object.keys(clocks).toSorted()).toMatchInlineSnapshot(`
    [
      "ClockWidget",
      "HeaderClock",
      "KeyHint",
      "MuteButton",
      "RunReconciler",
      "SetAsideNotice",
      "UnsavedSession",
      "clockName",
      "forgetGap",
      "ignoreSecondClick",
      "keepClocks",
      "minutesSaid",
      "pauseChanges",
      "resetChanges",
      "resumeChanges",
      "sessionSentences",
      "startChanges",
      "stopChanges",
      "toggleClock",
      "useClockActions",
      "useClockKeeper",
      "usePlainKeys",
      "useSetAsideMessage",
      "useShownClock",
      "useSpaceKey",
      "useUnseenSince",
    ]
  `);
});
