import { isComposing, NumberField } from '@dayloom/ui';
import { useState } from 'react';
import { isOwnMinutes, mostOwnMinutes } from './own-minutes.ts';
import * as styles from './own-minutes-field.module.css';

interface OwnMinutesFieldProps {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly minutes: number;
  readonly most?: number;
  readonly choose: (minutes: number) => unknown;
  /** Says why whole minutes within the limits cannot be chosen now. */
  readonly whyNot?: (minutes: number) => string | undefined;
}

/** Whole minutes from 1. Applied on blur or Enter; an invalid length stays in the field with an error. */
export function OwnMinutesField({
  minutes,
  most = mostOwnMinutes,
  choose,
  whyNot,
  ...field
}: OwnMinutesFieldProps) {
  const [typed, setTyped] = useState<string>();
  const errorOf = (chosen: number) =>
    isOwnMinutes(chosen, most) ? whyNot?.(chosen) : `Choose 1 to ${most} minutes`;
  const error = typed === undefined ? undefined : errorOf(Number(typed));
  const take = () => {
    if (typed === undefined || error !== undefined) return;
    setTyped(undefined);
    if (Number(typed) !== minutes) choose(Number(typed));
  };
  return (
    <NumberField
      {...field}
      className={styles.field}
      min={1}
      max={most}
      step={1}
      value={typed ?? minutes}
      error={error}
      onChange={({ target: { value } }) => setTyped(value)}
      onBlur={take}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !isComposing(nativeEvent)) take();
      }}
    />
  );
}
