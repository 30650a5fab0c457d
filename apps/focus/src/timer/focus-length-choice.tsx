import { focusLength } from '@dayloom/domain';
import { NumberField, Segmented, isComposing } from '@dayloom/ui';
import { useState } from 'react';
import * as styles from './focus-length-choice.module.css';
import type { FocusLength } from './use-focus-length.ts';

const custom = 'custom';
const options = [
  ...focusLength.choices.map((minutes) => ({ value: String(minutes), label: String(minutes) })),
  { value: custom, label: 'Custom' },
];
const isPreset = (minutes: number) => focusLength.choices.some((choice) => choice === minutes);
const isAllowed = (minutes: number) =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= focusLength.most;

interface CustomMinutesProps {
  readonly minutes: number;
  readonly choose: FocusLength['choose'];
}

/** Applied on blur or Enter; an invalid length stays in the field with an error. */
function CustomMinutes({ minutes, choose }: CustomMinutesProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && !isAllowed(Number(typed));
  const take = () => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    if (Number(typed) !== minutes) void choose(Number(typed));
  };
  return (
    <NumberField
      className={styles.custom}
      label="Custom length in minutes"
      name="focusMinutes"
      min={1}
      max={focusLength.most}
      step={1}
      value={typed ?? minutes}
      error={isWrong ? `Choose 1 to ${focusLength.most} minutes` : undefined}
      onChange={({ target: { value } }) => setTyped(value)}
      onBlur={take}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !isComposing(nativeEvent)) take();
      }}
    />
  );
}

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
        <CustomMinutes
          minutes={minutes}
          choose={(typed) => {
            // The field stays open, even if the length is that of a preset.
            setOpen(true);
            return choose(typed);
          }}
        />
      )}
    </div>
  );
}
