import fc from 'fast-check';

/** Which of two devices. */
type Which = 0 | 1;

/** What happens to one of the user's items. Times are in seconds. */
export type ItemCommand = { readonly item: number } & (
  | { readonly do: 'move' | 'putOff'; readonly seconds: number }
  | { readonly do: 'choose'; readonly leads: string | undefined }
  | { readonly do: 'rename' | 'delete' | 'restore' | 'finish' | 'reopen' }
);

/** What happens to the user's items, settings, devices and tabs. Times are in seconds. */
export type Command =
  | ItemCommand
  | { readonly do: 'wait'; readonly seconds: number }
  /** One device sleeps meanwhile. */
  | { readonly do: 'sleep'; readonly device: Which; readonly seconds: number }
  /** The clock of a device jumps; back if negative. */
  | { readonly do: 'jump'; readonly device: Which; readonly seconds: number }
  | Adding
  /** The leads of all items without a choice. */
  | { readonly do: 'usual'; readonly leads: string | undefined }
  /** None, or one of two. */
  | { readonly do: 'quiet'; readonly hours: 0 | 1 | 2 }
  | { readonly do: 'area'; readonly isOff: boolean }
  | { readonly do: 'allow'; readonly device: Which; readonly mayShow: boolean }
  /** Something on the screen, or of the history. */
  | { readonly do: 'see' | 'snooze' | 'read'; readonly device: Which; readonly nth: number }
  | { readonly do: 'open' | 'die' | 'reload'; readonly device: Which }
  /** Whether all sources answer. */
  | { readonly do: 'answer'; readonly device: Which; readonly isComplete: boolean };

interface Adding {
  readonly do: 'add';
  readonly count: number;
  readonly seconds: number;
  readonly leads: string | undefined;
}

const device = fc.constantFrom<Which>(0, 1);
const flag = fc.boolean();
const upTo = (max: number) => fc.nat({ max });
const after = fc.integer({ min: -600, max: 3_600 });
const day = 86_400;
const leads = fc.constantFrom(
  ...[undefined, undefined, undefined, '0', '5', '10', '10 0', '30 15 5', '60 0', '1440 10 0', 'none'],
);
const earlyLeads = fc.constantFrom('1440 10 0', '2880 1440', '2879 1439');
const add = { do: fc.constant('add' as const), count: fc.constantFrom(1, 1, 2, 7) };
const adding: fc.Arbitrary<Adding> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ...add, seconds: after, leads }) },
  // They are due only because they notify a day or two before; the clock changes in between.
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ ...add, leads: earlyLeads },
      seconds: fc
        .tuple(after, fc.constantFrom(day - 3_600, day, 2 * day - 3_600))
        .map(([seconds, days]) => seconds + days),
    }),
  },
);

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
  adding,
  fc.record({ do: fc.constant('move' as const), item: upTo(20), seconds: after }),
  fc.record({
    ...{ do: fc.constant('putOff' as const), item: upTo(20) },
    seconds: fc.integer({ min: 60, max: 5_400 }),
  }),
  fc.record({ do: fc.constant('choose' as const), item: upTo(20), leads }),
  fc.record({
    ...{ do: fc.constantFrom('rename', 'delete', 'delete', 'restore', 'finish', 'reopen'), item: upTo(20) },
  }),
);

const settings: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('quiet' as const), hours: fc.constantFrom(0, 1, 2) }),
  fc.record({ do: fc.constant('usual' as const), leads }),
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
    fc.array(adding, { minLength: 2, maxLength: 4 }),
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
