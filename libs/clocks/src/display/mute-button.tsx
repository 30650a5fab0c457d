import { changeSettings, settingsOf } from '@dayloom/data';
import { nowOf } from '@dayloom/domain';
import { useClock, useRecords, useSave, useUser } from '@dayloom/platform';
import { BellIcon, Button } from '@dayloom/ui';
import { BellOffIcon } from '@dayloom/ui/screen-icons';

/** Turns all sounds on or off on all of the user's devices, including the bell at the end of a clock. */
export function MuteButton() {
  const { id } = useUser();
  const clock = useClock();
  const save = useSave();
  const settings = useRecords(settingsOf(id));
  const isOn = settings.phase !== 'ready' || settings.records[0]?.sounds !== false;
  const toggle = () =>
    save(changeSettings(id, { sounds: !isOn }, nowOf(clock)), { failed: 'Failed to save your settings' });
  return (
    <Button
      variant="ghost"
      title="The bell and the notifications of all your devices"
      icon={isOn ? <BellIcon /> : <BellOffIcon />}
      onClick={() => void toggle()}
    >
      {isOn ? 'Mute' : 'Unmute'}
    </Button>
  );
}
