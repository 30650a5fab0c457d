import {
  type Checked,
  type DayRecords,
  firstWeekday,
  type Makes,
  nowOf,
  type PlanDay,
} from '@dayloom/domain';
import {
  localeAtom,
  type RecordForm,
  useAtomValue,
  useLoaded,
  useNewId,
  useSave,
  useShell,
} from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import type { CheckedRepeat, RepeatDraft, RepeatField } from '@dayloom/screen-kit/repeats';
import { useEffect } from 'react';
import { seriesDialogs } from './late-dialogs.ts';
import { seriesFacts } from './series-facts.ts';
import type { SeriesContent, SeriesKind, SeriesTimes } from './series-kind.ts';

interface Begun<M extends Makes> extends SeriesTimes, Pick<SeriesContent, 'leads'> {
  readonly title: string;
  /** The chosen day. */
  readonly day: PlanDay;
  /** The record that becomes the first time; omitted to add a new one. */
  readonly record?: DayRecords[M] | undefined;
}

interface LeadsDraft {
  readonly leads: string;
}

const notLoaded = 'Repeats could not be loaded, try again';

/** What a form needs so that its record can repeat. Its fields are shown once their code is loaded. */
export function useRepeatPart<M extends Makes>(kind: SeriesKind<M>) {
  const shell = useShell();
  const { clock, user } = shell;
  const save = useSave();
  const { id } = useNewId();
  const locale = useAtomValue(localeAtom);
  const code = useLoaded(seriesDialogs);
  useEffect(() => void seriesDialogs.load().catch(() => undefined), []);
  const ruleOf = (draft: RepeatDraft, day: PlanDay): CheckedRepeat => {
    if (draft.repeats === 'none') return { ok: true, rule: undefined };
    // A kept draft can repeat before the fields are there.
    if (!code) return { ok: false, message: notLoaded, errors: { repeats: notLoaded } };
    return code.checkRepeat(draft, { day, weekStart: firstWeekday(locale) });
  };

  return {
    /** Checks the repetition after the other fields of the form. @param day the chosen day */
    check<Fields, Field extends string>(
      checked: Checked<Fields, Field | RepeatField>,
      draft: RepeatDraft,
      day: PlanDay,
    ): Checked<Fields, Field | RepeatField> {
      const repeat = ruleOf(draft, day);
      if (repeat.ok) return checked;
      const message = checked.ok ? repeat.message : checked.message;
      return { ok: false, message, errors: { ...(!checked.ok && checked.errors), ...repeat.errors } };
    },
    /** Saves a series; undefined if it does not repeat. */
    save(draft: RepeatDraft, { day, record, ...fields }: Begun<M>): Promise<boolean> | undefined {
      const repeat = ruleOf(draft, day);
      if (!code || !repeat.ok || !repeat.rule) return undefined;
      const { rule } = repeat;
      const first = code.firstTime(rule, day) ?? day;
      const series = { ...fields, id, user: user.id, first, rule: code.ruleText(rule), now: nowOf(clock) };
      const words = { ...outcomeOf(seriesFacts(kind), 'add'), detail: code.ruleWords(rule, locale) };
      return code
        .beginNow(shell, kind, record, series)
        .then(({ changes, ...undo }) => save(changes, { ...words, ...undo }));
    },
    /** The field of when it rings. @param day the chosen day @param time the chosen time */
    leads: <Draft extends RepeatDraft & LeadsDraft>(
      { draft, change }: Pick<RecordForm<Draft, string>, 'draft' | 'change'>,
      day: string,
      time: string,
    ) =>
      code && (
        <code.LeadsField
          value={draft.leads}
          onChange={(leads) => change({ leads } as Partial<Draft>)}
          {...(draft.repeats === 'none' && { day, time })}
        />
      ),
    fields: <Draft extends RepeatDraft, Field extends string>(
      { draft, errors, change }: Pick<RecordForm<Draft, Field | RepeatField>, 'draft' | 'errors' | 'change'>,
      day: PlanDay,
    ) =>
      code && (
        <code.RepeatFields
          draft={draft}
          errors={errors}
          change={(changed) => change(changed as Partial<Draft>)}
          day={day}
          allowsNone
        />
      ),
  };
}
