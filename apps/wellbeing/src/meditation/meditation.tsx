import { Page } from '@dayloom/ui';
import { DaysInARow } from './days-in-a-row.tsx';
import { SessionStats } from './session-stats.tsx';
import { Session } from './session.tsx';
import { Sittings } from './sittings.tsx';

export default function Meditation() {
  return (
    <Page title="Meditation Timer" width="narrow">
      <Session />
      <SessionStats />
      <DaysInARow />
      <Sittings />
    </Page>
  );
}
