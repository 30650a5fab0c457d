import fc from 'fast-check';

/** Which of two devices. */
type Which = 0 | 1;

/** What happens to the user's items, settings, devices and tabs. Times are in seconds. */
export type Command =
  | { readonly do: 'wait'; readonly seconds: number }
  /** One device sleeps meanwhile. */
  | { readonly do: 'sleep'; readonly device: Which; readonly seconds: number }
  /** The clock of a device jumps; back if negative. */
  | { readonly do: 'jump'; readonly device: Which; readonly seconds: number }
  | { readonly do: 'add'; readonly count: number; readonly seconds: number }
  | { readonly do: 'move'; readonly item: number; readonly seconds: number }
  | { readonly do: 'rename' | 'delete' | 'restore'; readonly item: number }
  /** None, or one of two. */
  | { readonly do: 'quiet'; readonly hours: 0 | 1 | 2 }
  | { readonly do: 'area'; readonly isOff: boolean }
  | { readonly do: 'allow'; readonly device: Which; readonly mayShow: boolean }
  /** Something on the screen, or of the history. */
  | { readonly do: 'see' | 'snooze' | 'read'; readonly device: Which; readonly nth: number }
  | { readonly do: 'open' | 'die' | 'reload'; readonly device: Which }
  /** Whether all sources answer. */
  | { readonly do: 'answer'; readonly device: Which; readonly isComplete: boolean };

const device = fc.constantFrom<Which>(0, 1);
const flag = fc.boolean();
const upTo = (max: number) => fc.nat({ max });
const after = fc.integer({ min: -600, max: 3_600 });

const times: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: upTo(1_500) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sleep' as const), device, seconds: upTo(2_400) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ do: fc.constant('jump' as const), device },
      seconds: fc.integer({ min: -3_600, max: 1_200 }),
    }),
  },
);

const items: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), count: fc.constantFrom(1, 1, 2, 7), seconds: after }),
  fc.record({ do: fc.constant('move' as const), item: upTo(20), seconds: after }),
  fc.record({ do: fc.constantFrom('rename', 'delete', 'delete', 'restore'), item: upTo(20) }),
);

const settings: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('quiet' as const), hours: fc.constantFrom(0, 1, 2) }),
  fc.record({ do: fc.constant('area' as const), isOff: flag }),
  fc.record({ do: fc.constant('allow' as const), device, mayShow: flag }),
);

const presses: fc.Arbitrary<Command> = fc.record({
  ...{ do: fc.constantFrom('see', 'snooze', 'snooze', 'read'), device, nth: upTo(5) },
});

const tabs: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constantFrom('open', 'die', 'die', 'reload'), device }),
  fc.record({ do: fc.constant('answer' as const), device, isComplete: flag }),
);

/** A few items, and then about an afternoon. */
export const commands: fc.Arbitrary<readonly Command[]> = fc
  .tuple(
    fc.array(
      fc.record({ do: fc.constant('add' as const), count: fc.constantFrom(1, 2, 7), seconds: after }),
      { minLength: 2, maxLength: 4 },
    ),
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: times },
        { weight: 2, arbitrary: items },
        { weight: 2, arbitrary: presses },
        { weight: 1, arbitrary: settings },
        { weight: 1, arbitrary: tabs },
      ),
      { minLength: 15, maxLength: 40 },
    ),
  )
  .map(([first, rest]) => [...first, ...rest]);
