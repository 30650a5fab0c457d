import { OwnMinutesField } from '@dayloom/clocks';
import { changeSettings, settingsOf } from '@dayloom/data';
import { breakLengths, nowOf } from '@dayloom/domain';
import { useClock, useRecords, useSave, useUser } from '@dayloom/platform';
import { Button, Checkbox, Dialog, ErrorState, LoadingState } from '@dayloom/ui';
import { useRef } from 'react';
import * as styles from './breaks-dialog.module.css';

function BreakSettings() {
  const { id } = useUser();
  const clock = useClock();
  const save = useSave();
  const settings = useRecords(settingsOf(id));
  if (settings.phase === 'failed')
    return <ErrorState text="Failed to load your settings" onRetry={settings.retry} />;
  if (settings.phase === 'loading') return <LoadingState rows={2} />;
  const {
    breakMinutes = breakLengths.short,
    longBreakMinutes = breakLengths.long,
    startsBreaks = false,
    startsFocus = false,
  } = settings.records[0] ?? {};
  const choose = (chosen: Parameters<typeof changeSettings>[1]) =>
    void save(changeSettings(id, chosen, nowOf(clock)), { failed: 'Failed to save your settings' });
  const switches = [
    { label: 'Start breaks by itself', isOn: startsBreaks, toggled: { startsBreaks: !startsBreaks } },
    { label: 'Start focus by itself', isOn: startsFocus, toggled: { startsFocus: !startsFocus } },
  ];
  return (
    <div className={styles.settings}>
      <OwnMinutesField
        label="Break in minutes"
        name="breakMinutes"
        most={breakLengths.most}
        minutes={breakMinutes}
        choose={(minutes) => choose({ breakMinutes: minutes })}
      />
      <OwnMinutesField
        label="Long break in minutes"
        name="longBreakMinutes"
        hint="After every fourth focus session of a day"
        most={breakLengths.most}
        minutes={longBreakMinutes}
        choose={(minutes) => choose({ longBreakMinutes: minutes })}
      />
      {switches.map(({ label, isOn, toggled }) => (
        <Checkbox key={label} label={label} checked={isOn} onChange={() => choose(toggled)} />
      ))}
    </div>
  );
}

/** The lengths of breaks and what starts by itself; each choice applies at once, on all devices. */
export function BreaksDialog({ onClose }: { readonly onClose: () => void }) {
  const settings = useRef<HTMLDivElement>(null);
  const finish = () => {
    const wrong = settings.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title="Breaks"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={finish}>
          Done
        </Button>
      }
    >
      <div ref={settings}>
        <BreakSettings />
      </div>
    </Dialog>
  );
}
