import { clockTime, dayStartHours, dayStartName, firstWeekday, timeText } from '@dayloom/domain';
import {
  type HourCycle,
  hourCycles,
  localeKeys,
  localeWith,
  type WeekStart,
  weekStarts,
} from '@dayloom/domain/settings';
import { TitledCard } from '@dayloom/screen-kit';
import { SelectField } from '@dayloom/ui';
import * as styles from './settings.module.css';
import type { GroupProps } from './use-settings.ts';

const weekStartNames: Readonly<Record<WeekStart, string>> = {
  monday: 'Monday',
  sunday: 'Sunday',
  saturday: 'Saturday',
};
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const hourCycleNames: Readonly<Record<HourCycle, string>> = { h12: '12 hours', h23: '24 hours' };
/** Follows the browser. */
const automatic = '';

const example = clockTime('14:00');
const exampleOf = (hourCycle?: HourCycle) =>
  timeText(example, localeWith(localeKeys(hourCycle ? { hourCycle } : {})));

const weekStartOptions = () => [
  { value: automatic, label: `Automatic (${weekdayNames[firstWeekday()]})` },
  ...weekStarts.map((value) => ({ value, label: weekStartNames[value] })),
];
const hourCycleOptions = () => [
  { value: automatic, label: `Automatic (${exampleOf()})` },
  ...hourCycles.map((value) => ({ value, label: `${hourCycleNames[value]} (${exampleOf(value)})` })),
];

export function TimeGroup({ chosen, onChoose }: GroupProps) {
  const locale = localeWith(localeKeys(chosen));
  const dayStarts = dayStartHours.map((hour) => ({ value: String(hour), label: dayStartName(hour, locale) }));
  const chooseWeekStart = (value: string) => {
    const weekStart = weekStarts.find((one) => one === value);
    if (weekStart) onChoose({ weekStart });
    else onChoose({}, ['weekStart']);
  };
  const chooseHourCycle = (value: string) => {
    const hourCycle = hourCycles.find((one) => one === value);
    if (hourCycle) onChoose({ hourCycle });
    else onChoose({}, ['hourCycle']);
  };
  return (
    <TitledCard title="Time">
      <div className={styles.choices}>
        <SelectField
          label="Week starts on"
          options={weekStartOptions()}
          value={chosen.weekStart ?? automatic}
          onChange={(event) => chooseWeekStart(event.target.value)}
        />
        <SelectField
          label="Clock"
          hint="The browser's own fields for times keep its format."
          options={hourCycleOptions()}
          value={chosen.hourCycle ?? automatic}
          onChange={(event) => chooseHourCycle(event.target.value)}
        />
        <SelectField
          label="Day starts at"
          hint="Until then, Today still shows the day before."
          options={dayStarts}
          value={String(chosen.dayStart ?? 0)}
          onChange={(event) => onChoose({ dayStart: Number(event.target.value) })}
        />
      </div>
    </TitledCard>
  );
}
