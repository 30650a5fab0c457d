import { OwnMinutesField } from '@dayloom/clocks';
import { meditationMinutes } from '@dayloom/domain';
import { Button, Segmented } from '@dayloom/ui';
import { useState } from 'react';
import * as styles from './minutes-choice.module.css';
import type { Meditation } from './use-meditation.ts';

const isPreset = (minutes: number) => meditationMinutes.some((choice) => choice === minutes);

type MinutesChoiceProps = Pick<Meditation, 'minutes' | 'elapsed' | 'canChoose' | 'choose'>;

/** The five usual lengths of a meditation, and one's own. */
export function MinutesChoice({ minutes, elapsed, canChoose, choose }: MinutesChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const isOther = isOpen || !isPreset(minutes);
  const whyNot = (typed: number) => {
    const passed = Math.floor(elapsed / 60_000);
    return canChoose(typed) ? undefined : `Choose more than the ${passed} minutes that have passed`;
  };
  return (
    <div className={styles.minutes}>
      <span aria-hidden="true">Minutes</span>
      <div className={styles.choices}>
        <Segmented
          label="Minutes"
          options={meditationMinutes.map((choice) => ({
            value: String(choice),
            label: String(choice),
            disabled: !canChoose(choice),
          }))}
          value={String(minutes)}
          onChange={(choice) => {
            setOpen(false);
            choose(Number(choice));
          }}
        />
        <Button variant="ghost" aria-expanded={isOther} onClick={() => setOpen(!isOpen)}>
          Other
        </Button>
      </div>
      {isOther && (
        <OwnMinutesField
          label="Other length in minutes"
          name="meditationMinutes"
          minutes={minutes}
          whyNot={whyNot}
          choose={(typed) => {
            // The field stays open, even if the length is one of the five.
            setOpen(true);
            choose(typed);
          }}
        />
      )}
    </div>
  );
}
