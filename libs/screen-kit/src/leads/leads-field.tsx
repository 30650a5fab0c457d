import { settingsOf } from '@dayloom/data';
import { instantOf, isClockTime, isPlanDay, momentAt } from '@dayloom/domain';
import { leadNotes } from '@dayloom/domain/lead-notes';
import { leadsWords, readLeads } from '@dayloom/domain/leads';
import { quietHoursOf } from '@dayloom/domain/settings';
import { timeZoneAtom, useAtomValue, useMinute, useRecords, useUser } from '@dayloom/platform';
import { blockedNote } from './blocked-note.ts';
import { LeadsChoice } from './leads-choice.tsx';

interface LeadsFieldProps {
  /** As in a record; '' for that of the settings. */
  readonly value: string;
  readonly onChange: (leads: string) => void;
  /** The start as typed; omitted where there are several. */
  readonly day?: string;
  readonly time?: string;
}

/** The field of a form with which a record, or a series, rings in another way than the settings say. */
export function LeadsField({ value, onChange, day = '', time = '' }: LeadsFieldProps) {
  const settings = useRecords(settingsOf(useUser().id));
  const timeZone = useAtomValue(timeZoneAtom);
  const now = instantOf(useMinute());
  const { leads: usual, ...stored } = (settings.phase === 'ready' ? settings.records[0] : undefined) ?? {};
  const usualWords = settings.phase === 'ready' ? ` (${leadsWords(readLeads(usual))})` : '';
  const leads = readLeads(value || undefined, usual);
  const notes =
    isPlanDay(day) && isClockTime(time)
      ? leadNotes(leads, momentAt(day, time), { now, quiet: quietHoursOf(stored), timeZone })
      : [];
  return (
    <LeadsChoice
      value={value}
      usual={usual}
      usualLabel={`As in Settings${usualWords}`}
      onChange={onChange}
      notes={(value || usual) && leads.length > 0 ? [...notes, ...blockedNote()] : []}
    />
  );
}
