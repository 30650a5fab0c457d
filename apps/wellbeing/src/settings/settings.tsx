import { ErrorState, Card, LoadingState, Page } from '@dayloom/ui';
import { AreasGroup } from './areas-group.tsx';
import { LookGroup } from './look-group.tsx';
import { QuietGroup } from './quiet-group.tsx';
import { RemindersGroup } from './reminders-group.tsx';
import { TimeGroup } from './time-group.tsx';
import { settingsFailed, useSettings } from './use-settings.ts';

/** `/settings`: the user's preferences on all devices; each choice takes effect at once. */
export default function Settings() {
  const { settings, choose } = useSettings();
  const chosen = settings.phase === 'ready' ? settings.records[0] : undefined;
  // While the settings may still be loading, a default could be wrong.
  const isPartial = settings.phase === 'ready' && !chosen && !settings.isComplete;
  const isReady = settings.phase === 'ready' && !isPartial;
  const group = { chosen: chosen ?? {}, onChoose: choose };
  return (
    <Page title="Settings" width="narrow" meta="They hold on all your devices, except the theme.">
      {(settings.phase === 'loading' || isPartial) && (
        <Card aria-label="Settings">
          <LoadingState rows={6} rowHeight={92} isPartial={isPartial} />
        </Card>
      )}
      {settings.phase === 'failed' && (
        <Card aria-label="Settings">
          <ErrorState text={settingsFailed} onRetry={settings.retry} />
        </Card>
      )}
      {isReady && (
        <>
          <LookGroup {...group} />
          <TimeGroup {...group} />
          <RemindersGroup {...group} />
          <QuietGroup {...group} />
          <AreasGroup {...group} />
        </>
      )}
    </Page>
  );
}
