import type { Pattern } from '@dayloom/domain/repeats';
import type { Preset } from './presets.ts';

/** The values of the fields, as texts that a draft can store. 'day' is what the chosen day has, also after it changes. */
export interface RepeatDraft {
  readonly repeats: 'none' | Preset | 'custom';
  readonly every: string;
  readonly unit: Pattern['unit'];
  /** 'day', or the digits of `Weekday` in order: '14' is Monday and Thursday. */
  readonly weekdays: string;
  /** 'day', '1' to '31', 'last', or a number and a `Weekday`: '2 1' is the second Monday, 'last 5' the last Friday. */
  readonly monthDay: string;
  /** 'day', or `MM-dd`. */
  readonly yearDay: string;
  /** A `Weekday`; '' for the user's first day of the week. */
  readonly weekStart: string;
  readonly ends: 'never' | 'until' | 'times';
  /** `yyyy-MM-dd`, '' if incomplete. */
  readonly until: string;
  readonly times: string;
}

export type RepeatField = keyof RepeatDraft;

/** The initial values of the fields. */
export const newRepeatDraft = (repeats: RepeatDraft['repeats'] = 'none'): RepeatDraft => ({
  repeats,
  every: '1',
  unit: 'week',
  weekdays: 'day',
  monthDay: 'day',
  yearDay: 'day',
  weekStart: '',
  ends: 'never',
  until: '',
  times: '',
});
