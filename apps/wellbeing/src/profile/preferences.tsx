import { type Density, dayStartHours, dayStartName, type Settings } from '@dayloom/domain';
import { Card, ErrorState, LoadingState, SectionHeading, Segmented, SelectField } from '@dayloom/ui';
import { useId } from 'react';
import * as styles from './preferences.module.css';
import { settingsFailed, useSettings } from './use-settings.ts';

const densities: readonly { readonly value: Density; readonly label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];
const hours = dayStartHours.map((hour) => ({ value: String(hour), label: dayStartName(hour) }));

interface ChoicesProps {
  /** Undefined before the first choice. */
  readonly chosen: Settings | undefined;
  readonly onChoose: ReturnType<typeof useSettings>['choose'];
}

const Choices = ({ chosen, onChoose }: ChoicesProps) => (
  <div className={styles.choices}>
    <div className={styles.choice}>
      <span aria-hidden="true">Density</span>
      <Segmented
        block
        label="Density"
        options={densities}
        value={chosen?.density ?? 'comfortable'}
        onChange={(density) => onChoose({ density })}
      />
      <small>On touch screens lists stay comfortable.</small>
    </div>
    <SelectField
      label="Day starts at"
      hint="Until then, Today still shows the day before."
      options={hours}
      value={String(chosen?.dayStart ?? 0)}
      onChange={(event) => onChoose({ dayStart: Number(event.target.value) })}
    />
  </div>
);

/** What the user prefers on all devices (ST1). */
export function Preferences() {
  const headingId = useId();
  const { settings, choose } = useSettings();
  const chosen = settings.phase === 'ready' ? settings.records[0] : undefined;
  // What is not there yet may still come: a default that is shown for it would be wrong.
  const isPartial = settings.phase === 'ready' && !chosen && !settings.isComplete;
  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="Preferences" />
      {(settings.phase === 'loading' || isPartial) && (
        <LoadingState rows={2} rowHeight={92} isPartial={isPartial} />
      )}
      {settings.phase === 'failed' && <ErrorState text={settingsFailed} onRetry={settings.retry} />}
      {settings.phase === 'ready' && !isPartial && <Choices chosen={chosen} onChoose={choose} />}
    </Card>
  );
}
