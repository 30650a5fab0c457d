import { useToasts } from '@dayloom/platform';
import { TitledCard } from '@dayloom/screen-kit';
import { Button, DownloadIcon, ErrorState, LoadingState } from '@dayloom/ui';
import { downloadFile } from '@dayloom/ui/download-file';
import { type ReactNode, useState } from 'react';
import * as styles from './chart-card.module.css';
import type { Aggregate } from './aggregate.ts';
import type { CsvTable } from './csv-text.ts';
import { analyticsFailed } from './sentences.ts';

/** Height of the skeleton row of each shape in pixels. */
const heights = { bars: 170, share: 140, year: 150, list: 130 } as const;

/** A table and its file name. */
interface CsvFile extends CsvTable {
  /** Without its extension. */
  readonly name: string;
}

/** Saves a table to the user's downloads; loads the CSV code first. */
async function downloadCsv({ name, ...table }: CsvFile): Promise<void> {
  const { csvText } = await import(/* webpackChunkName: "csv" */ './csv-text.ts');
  downloadFile({ name: `${name}.csv`, type: 'text/csv;charset=utf-8', text: csvText(table) });
}

interface ChartCardProps<T> {
  readonly title: string;
  readonly aggregate: Aggregate<T>;
  readonly csvOf: (value: T) => CsvFile;
  /** Sets the height of the body before the chart is loaded. */
  readonly shape?: keyof typeof heights;
  /** Whether its figures can be shown as a table; other charts show all figures themselves. */
  readonly hasTable?: boolean;
  readonly children: (value: T, isTableShown: boolean) => ReactNode;
}

/** A chart with its title, its own loading and error states, and buttons for its table and its file. */
export function ChartCard<T>({
  title,
  aggregate,
  csvOf,
  shape = 'bars',
  hasTable = false,
  children,
}: ChartCardProps<T>) {
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
  const isReady = aggregate.phase === 'ready';
  const word = isTableShown ? 'Hide table' : 'Show table';
  return (
    <TitledCard
      className={styles.card}
      data-shape={shape}
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
            onClick={() => isReady && void save(csvOf(aggregate.value))}
          >
            Download CSV
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {aggregate.phase === 'loading' && (
          <LoadingState rows={1} rowHeight={heights[shape]} isPartial={aggregate.isPartial} />
        )}
        {aggregate.phase === 'failed' && <ErrorState text={analyticsFailed} onRetry={aggregate.retry} />}
        {isReady && children(aggregate.value, isTableShown)}
      </div>
    </TitledCard>
  );
}

export const NothingToShow = ({ text }: { readonly text: string }) => <p className={styles.none}>{text}</p>;
