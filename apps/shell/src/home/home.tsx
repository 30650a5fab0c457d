import { profileOf } from '@dayloom/data';
import { greetingAt, isolated, weekdayAndDay } from '@dayloom/domain';
import { type ReadAhead, useClock, useRecords, useTitle, useToday, useUser } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';
import { Button, Notice, Page } from '@dayloom/ui';
import { isRendered } from '../backend/first-render.ts';
import { modulesAtom } from '../modules/modules.ts';
import { Slot } from '../modules/slot.tsx';
import * as styles from './home.module.css';
import { QuickAccess } from './quick-access.tsx';

/** Shown if neither the registry nor a copy of it can be read, so that the shell has no widgets. */
const NoWidgets = () => (
  <Notice
    tone="warning"
    role="status"
    title="Dayloom cannot reach its parts"
    action={
      <Button size="small" onClick={() => location.reload()}>
        Try again
      </Button>
    }
  >
    Your records are safe in this browser. Check the connection, then try again.
  </Notice>
);

/** 'Good morning, Asha', or without the name until it is loaded. */
function useGreeting() {
  const profile = useRecords(profileOf(useUser().id));
  const name = profile.phase === 'ready' ? profile.records[0]?.firstName : undefined;
  const greeting = greetingAt(useClock().now());
  return name ? `${greeting}, ${isolated(name)}` : greeting;
}

/** The signed-in user's start page: the widgets of the modules around the greeting and the tiles. */
export function Home() {
  useTitle('Home');
  const { email } = useUser();
  const today = useToday();
  const modules = useAtomValue(modulesAtom);
  // A start shows its first rows before the parts below them cost a render, a layout and a paint.
  const isWhole = useDeferredValue(true, isRendered());
  return (
    <Page
      className={styles.home}
      title={useGreeting()}
      actions={<span className={styles.date}>{weekdayAndDay(today)}</span>}
      meta={<span className={styles.email}>{email}</span>}
    >
      {modules.phase === 'none' && <NoWidgets />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Slot name="home.today" />
        </div>
        <div className={styles.column}>
          <Slot name="home.side" />
        </div>
        {isWhole && (
          <>
            <div className={styles.column}>
              <Slot name="home.main" />
            </div>
            <div className={styles.column}>
              <Slot name="home.counters" />
              <QuickAccess />
            </div>
          </>
        )}
      </div>
      {isWhole && <Slot name="home.wide" />}
    </Page>
  );
}

Home.readAhead = ({ user, records }: ReadAhead) => void records(profileOf(user.id));
