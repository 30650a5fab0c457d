import { OwnMinutesField } from '@dayloom/clocks';
import { focusLength } from '@dayloom/domain';
import { Segmented } from '@dayloom/ui';
import { useState } from 'react';
import * as styles from './focus-length-choice.module.css';
import type { FocusLength } from './use-focus-length.ts';

const custom = 'custom';
const options = [
  ...focusLength.choices.map((minutes) => ({ value: String(minutes), label: String(minutes) })),
  { value: custom, label: 'Custom' },
];
const isPreset = (minutes: number) => focusLength.choices.some((choice) => choice === minutes);
export function FocusLengthChoice({ minutes = focusLength.standard, choose }: FocusLength) {
  const [isOpen, setOpen] = useState(false);
  const isCustom = isOpen || !isPreset(minutes);
  return (
    <div className={styles.length}>
      <div className={styles.choices}>
        <span aria-hidden="true">Minutes</span>
        <Segmented
          label="Focus length in minutes"
          options={options}
          value={isCustom ? custom : String(minutes)}
          onChange={(value) => {
            setOpen(value === custom);
            if (value !== custom) void choose(Number(value));
          }}
        />
      </div>
      {isCustom && (
        <OwnMinutesField
          label="Custom length in minutes"
          name="focusMinutes"
          minutes={minutes}
          choose={(typed) => {
            // The field stays open, even if the length is that of a preset.
            setOpen(true);
            void choose(typed);
          }}
        />
      )}
    </div>
  );
}
