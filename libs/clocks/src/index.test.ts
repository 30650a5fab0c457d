import { expect, it } from 'vitest';
import * as clocks from './index.ts';

it('the front door of the clocks offers these names', () => {
  expect(Object.keys(clocks).toSorted()).toMatchInlineSnapshot(`
    [
      "BellButton",
      "ClockWidget",
      "HeaderClock",
      "KeyHint",
      "clockName",
      "keepClocks",
      "minutesSaid",
      "pauseChanges",
      "resetChanges",
      "resumeChanges",
      "sessionSentences",
      "setAsideSentence",
      "startChanges",
      "stopChanges",
      "useClockActions",
      "useClockKeeper",
      "usePlainKeys",
      "useShownClock",
      "useSpaceKey",
      "useTellSetAside",
    ]
  `);
});
