import { clockTime, isClockTime } from '@dayloom/domain';
import { quietHoursOf } from '@dayloom/domain/settings';
import { TitledCard } from '@dayloom/screen-kit';
import { Checkbox, TimeField } from '@dayloom/ui';
import { useState } from 'react';
import * as styles from './settings.module.css';
import type { GroupProps } from './use-settings.ts';

const firstChoice = { quietFrom: clockTime('22:00'), quietTo: clockTime('07:00') };

interface Times {
  readonly from: string;
  readonly to: string;
}

interface QuietTimesProps extends Pick<GroupProps, 'onChoose'> {
  readonly stored: Times;
}

/** The start and end of quiet hours; invalid input stays in the field until blur. */
function QuietTimes({ stored, onChoose }: QuietTimesProps) {
  const [typed, setTyped] = useState<Times>();
  const { from, to } = typed ?? stored;
  const change = (next: Times) => {
    setTyped(next);
    const { from: quietFrom, to: quietTo } = next;
    if (isClockTime(quietFrom) && isClockTime(quietTo) && quietFrom !== quietTo)
      onChoose({ quietFrom, quietTo });
  };
  const leave = () => setTyped(undefined);
  const errorOf = (label: string, time: string) =>
    isClockTime(time) ? undefined : `${label} is not a valid time`;
  return (
    <div className={styles.times}>
      <TimeField
        required
        label="From"
        value={from}
        error={errorOf('From', from)}
        onChange={(event) => change({ from: event.target.value, to })}
        onBlur={leave}
      />
      <TimeField
        required
        label="To"
        value={to}
        error={from === to ? 'Choose another time than the first' : errorOf('To', to)}
        onChange={(event) => change({ from, to: event.target.value })}
        onBlur={leave}
      />
    </div>
  );
}

export function QuietGroup({ chosen, onChoose }: GroupProps) {
  const quiet = quietHoursOf(chosen);
  return (
    <TitledCard title="Sounds and quiet hours">
      <div className={styles.lines}>
        <div className={styles.line}>
          <Checkbox
            label="Sounds"
            checked={chosen.sounds ?? true}
            onChange={(event) => onChoose({ sounds: event.target.checked })}
          />
          <small>The bell at the end of a clock, and notifications.</small>
        </div>
        <div className={styles.line}>
          <Checkbox
            label="Quiet hours"
            checked={quiet !== undefined}
            onChange={(event) =>
              event.target.checked ? onChoose(firstChoice) : onChoose({}, ['quietFrom', 'quietTo'])
            }
          />
          <small>
            Notifications wait and come as one at the end. What you ask for less than 10 minutes ahead comes
            without a sound.
          </small>
        </div>
        {quiet && <QuietTimes stored={quiet} onChoose={onChoose} />}
      </div>
    </TitledCard>
  );
}
