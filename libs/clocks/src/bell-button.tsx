import { settingsOf } from '@dayloom/data';
import { useRecords, useUser } from '@dayloom/platform';
import { BellIcon, Button } from '@dayloom/ui';
import { BellOffIcon } from '@dayloom/ui/screen-icons';
import { useState } from 'react';
import { isBellOn, setBell } from './bell.ts';

/** Whether a bell is heard at the end, on this device; where the user wants no sounds at all it says so (CK5). */
export function BellButton() {
  const [isOn, setOn] = useState(isBellOn);
  const settings = useRecords(settingsOf(useUser().id));
  const isSilent = settings.phase === 'ready' && settings.records[0]?.sounds === false;
  const toggle = () => {
    setBell(!isOn);
    setOn(!isOn);
  };
  if (isSilent)
    return (
      <Button variant="ghost" disabled icon={<BellOffIcon />}>
        Sounds are off
      </Button>
    );
  return (
    <Button variant="ghost" aria-pressed={isOn} icon={isOn ? <BellIcon /> : <BellOffIcon />} onClick={toggle}>
      {isOn ? 'Bell at the end' : 'No bell at the end'}
    </Button>
  );
}
