import type { DayRecords, Makes } from '@dayloom/domain';
import type { RecordForm } from '@dayloom/platform';
import { outcomeOf, useOnceLoaded } from '@dayloom/screen-kit';
import { Button, Notice, RefreshIcon } from '@dayloom/ui';
import { useState } from 'react';
import { seriesDialogs } from './late-dialogs.ts';
import type { SeriesKind } from './series-kind.ts';
import * as styles from './series-line.module.css';

interface SeriesLineOptions<M extends Makes> {
  /** The record of the form; undefined for a new one. */
  readonly record: DayRecords[M] | undefined;
  /** When it repeats, in words; undefined for a single record. */
  readonly repeats: string | undefined;
  /** Closes the form, and that of the series. */
  readonly onClose: () => void;
}

/**
 * What the form of one day of a series says of its series. The button in the line opens the form of the series.
 * @returns `line` is undefined for a single record; `dialog` takes the place of the form once it is there
 */
export function useSeriesLine<M extends Makes>(
  kind: SeriesKind<M>,
  { record, repeats, onClose }: SeriesLineOptions<M>,
) {
  const [isOpen, setOpen] = useState(false);
  const onceLoaded = useOnceLoaded(seriesDialogs, outcomeOf(kind.facts, 'update').failed);
  const late = seriesDialogs.peek();
  return {
    line:
      repeats === undefined
        ? undefined
        : ({ confirmClose }: Pick<RecordForm<object, string>, 'confirmClose'>) => (
            <Notice
              action={
                <Button size="small" onClick={() => onceLoaded(() => confirmClose(() => setOpen(true)))}>
                  Edit repeating {kind.facts.words.one.toLowerCase()}...
                </Button>
              }
            >
              <RefreshIcon className={styles.sign} />
              {repeats}. What you change here is for this day alone.
            </Notice>
          ),
    dialog: isOpen && late && record && (
      <late.EditSeries kind={kind} record={record} pressed={null} onClose={onClose} />
    ),
  };
}
