import { useToasts } from '@dayloom/platform';
import { Button, Card, DownloadIcon, ErrorState, LoadingState, SectionHeading } from '@dayloom/ui';
import { type ReactNode, useId, useState } from 'react';
import * as styles from './chart-card.module.css';
import { type CsvFile, downloadCsv } from './download-csv.ts';
import type { Aggregate } from './aggregate.ts';
import { analyticsFailed } from './sentences.ts';

/** Pixels of the grey row of each shape. */
const heights = { bars: 170, share: 140, year: 150 } as const;

interface ChartCardProps<T> {
  readonly title: string;
  readonly of: Aggregate<T>;
  readonly csvOf: (value: T) => CsvFile;
  /** What the body is as high as, before its chart is there as well. */
  readonly shape?: keyof typeof heights;
  /** Whether its figures can be shown as a table; others show them all in the chart. */
  readonly hasTable?: boolean;
  readonly children: (value: T, isTableShown: boolean) => ReactNode;
}

/** A chart with its name, its own loading and failure, and the way to its figures as a table and as a file. */
export function ChartCard<T>({
  title,
  of,
  csvOf,
  shape = 'bars',
  hasTable = false,
  children,
}: ChartCardProps<T>) {
  const id = useId();
  const toasts = useToasts();
  const [isTableShown, showTable] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const save = async (file: CsvFile) => {
    setSaving(true);
    try {
      await downloadCsv(file);
    } catch (error) {
      toasts.error('Failed to download CSV', error);
    } finally {
      setSaving(false);
    }
  };
  const isReady = of.phase === 'ready';
  const word = isTableShown ? 'Hide table' : 'Show table';
  return (
    <Card aria-labelledby={id} className={styles.card} data-shape={shape}>
      <SectionHeading
        id={id}
        title={title}
        actions={
          <>
            {hasTable && (
              <Button
                size="small"
                variant="ghost"
                aria-label={`${word}: ${title}`}
                aria-expanded={isTableShown}
                disabled={!isReady}
                onClick={() => showTable(!isTableShown)}
              >
                {word}
              </Button>
            )}
            <Button
              size="small"
              variant="ghost"
              icon={<DownloadIcon aria-hidden="true" />}
              aria-label={`Download CSV: ${title}`}
              disabled={!isReady}
              pending={isSaving}
              onClick={() => isReady && void save(csvOf(of.value))}
            >
              Download CSV
            </Button>
          </>
        }
      />
      <div className={styles.body}>
        {of.phase === 'loading' && (
          <LoadingState rows={1} rowHeight={heights[shape]} isPartial={of.isPartial} />
        )}
        {of.phase === 'failed' && <ErrorState text={analyticsFailed} onRetry={of.retry} />}
        {isReady && children(of.value, isTableShown)}
      </div>
    </Card>
  );
}

/** What a chart says that has nothing to show. */
export const NothingToShow = ({ text }: { readonly text: string }) => <p className={styles.none}>{text}</p>;
