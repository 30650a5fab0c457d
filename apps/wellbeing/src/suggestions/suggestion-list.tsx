import { suggestionsOf } from '@dayloom/data';
import { type Suggestion, type SuggestionAnswer, suggestionAnswer } from '@dayloom/domain';
import { useCount, useRecords, useUser } from '@dayloom/platform';
import { AsyncList, Badge, type BadgeTone, Button, EmptyState, List, Row, Timestamp } from '@dayloom/ui';
import { type CSSProperties, useState } from 'react';
import * as styles from './suggestions.module.css';

/** Yellow, green or red, each with its own sign. */
const looks: Readonly<Record<SuggestionAnswer, { readonly tone: BadgeTone; readonly glyph: string }>> = {
  pending: { tone: 'warning', glyph: '○' },
  approved: { tone: 'success', glyph: '✓' },
  other: { tone: 'danger', glyph: '✕' },
};

function Status({ status }: Pick<Suggestion, 'status'>) {
  const { answer, word } = suggestionAnswer(status);
  return <Badge {...looks[answer]}>{word}</Badge>;
}

/** Delay between rows in milliseconds. */
const stagger = 100;
/** From this row on, all rows appear together, so that a long list is not delayed. */
const lastStep = 8;
/** How many suggestions are shown at first, and added by each press. */
const page = 20;

/** The user's suggestions, newest first; a failure to load them is logged without a toast. */
export function SuggestionList() {
  const { id } = useUser();
  const [size, setSize] = useState(page);
  const read = useRecords(suggestionsOf(id).first(size + 1), { keep: true });
  const total = useCount(suggestionsOf(id));
  const hasMore = read.phase === 'ready' && read.records.length > size;
  const list = read.phase === 'ready' ? { ...read, records: read.records.slice(0, size) } : read;
  return (
    <AsyncList
      of={{ ...list, hasMore, total }}
      failed="Your suggestions could not be loaded"
      empty={<EmptyState compact text="No suggestions yet. Be the first to suggest a feature!" />}
      skeletonRows={2}
    >
      {(shown) => (
        <>
          <List label="Suggestions">
            {shown.map(({ id: key, suggestion, status, createdAt }, index) => (
              <Row
                key={key}
                className={styles.row}
                style={{ '--delay': `${stagger * Math.min(index, lastStep)}ms` } as CSSProperties}
                title={suggestion}
                meta={<Timestamp at={createdAt} />}
                trailing={<Status status={status} />}
              />
            ))}
          </List>
          {hasMore && (
            <Button variant="ghost" onClick={() => setSize(size + page)}>
              Show more suggestions
            </Button>
          )}
        </>
      )}
    </AsyncList>
  );
}
