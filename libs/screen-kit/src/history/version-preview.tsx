import { type Collection } from '@dayloom/domain';
import { differingFields, fieldText, shownFields } from '@dayloom/domain/history';
import { Badge, Checkbox, LocaleContext } from '@dayloom/ui';
import { useContext, useState } from 'react';
import { ChangedText } from './changed-text.tsx';
import * as styles from './history-dialog.module.css';

type Fields = Readonly<Record<string, unknown>>;

/** Maximum characters of a text that is shown without shortening. */
const glance = 500;

interface VersionPreviewProps {
  readonly kind: Collection;
  readonly then: Fields;
  readonly today: Fields;
  /** The date and time of that state: 'Mar 4, 2026, 10:05 AM'. */
  readonly heading: string;
}

/** An earlier state next to the current one; differences are marked by a sign, a word, and in the text. */
export function VersionPreview({ kind, then, today, heading }: VersionPreviewProps) {
  const [isWhole, setWhole] = useState(false);
  const locale = useContext(LocaleContext);
  const differing = differingFields(kind, then, today);
  const isLong = differing.some((field) => String(then[field]).length + String(today[field]).length > glance);
  const textIn = (state: Fields, field: string) => fieldText(kind, field, state[field], locale) ?? '';
  // A field without a value in both states says nothing.
  const fields = shownFields(kind).filter(
    (field) => field !== kind.parent?.field && (textIn(then, field) !== '' || textIn(today, field) !== ''),
  );
  return (
    <div className={styles.preview}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Field</span>
            </th>
            <th scope="col">{heading}</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => {
            const [old, now] = [textIn(then, field), textIn(today, field)];
            const differs = differing.includes(field);
            return (
              <tr key={field} data-differs={differs || undefined}>
                <th scope="row">
                  {kind.labels[field]}
                  {differs && (
                    <Badge tone="accent" glyph="≠">
                      Differs
                    </Badge>
                  )}
                </th>
                {(['then', 'now'] as const).map((side) => (
                  <td key={side} data-side={side === 'then' ? heading : 'Now'}>
                    {(side === 'then' ? old : now) === '' ? (
                      <span className={styles.none}>None</span>
                    ) : (
                      <ChangedText then={old} now={now} side={side} isWhole={isWhole} />
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {isLong && (
        <Checkbox
          label="Show the whole text"
          checked={isWhole}
          onChange={(event) => setWhole(event.target.checked)}
        />
      )}
    </div>
  );
}
