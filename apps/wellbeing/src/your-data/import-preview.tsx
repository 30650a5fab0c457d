import { capitalized, type CollectionName, collectionOf, numberText } from '@dayloom/domain';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { Notice } from '@dayloom/ui';
import type { PlannedFile } from './plan-account-import.ts';
import * as styles from './your-data.module.css';

const number = (count: number) => (count === 0 ? '–' : numberText(count));

/** The name of a row; singular for a kind with one record. */
function nameOf(collection: CollectionName): string {
  const { singleton, words } = collectionOf(collection);
  return singleton ? words.one : capitalized(words.many);
}

function overText(count: number, isOffline: boolean): string {
  const why = isOffline ? 'already over, or may be on another device' : 'already over';
  return count === 1
    ? `A running clock in this file is ${why}, and is left out.`
    : `${numberText(count)} running clocks in this file are ${why}, and are left out.`;
}

const setAsideText = (count: number) =>
  count === 1 ? '1 record could' : `${numberText(count)} records could`;

function ExportedAt({ at }: { readonly at: string }) {
  const locale = useAtomValue(localeAtom);
  const text = new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return <p>Exported on {text}.</p>;
}

export function ImportPreview({ planned }: { planned: PlannedFile }) {
  const over = planned.counts.reduce((sum, count) => sum + count.over, 0);
  return (
    <div className={styles.preview}>
      <ExportedAt at={planned.file.exportedAt} />
      {planned.changes.length === 0 ? (
        <Notice>{over > 0 ? 'All else' : 'Everything'} in this file is in your account already.</Notice>
      ) : (
        <table className={styles.counts}>
          <caption className="visually-hidden">What the import would do</caption>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Added</th>
              <th scope="col">Replaced</th>
              <th scope="col">Unchanged</th>
            </tr>
          </thead>
          <tbody>
            {planned.counts.map(({ collection, added, replaced, same }) => (
              <tr key={collection}>
                <th scope="row">{nameOf(collection)}</th>
                <td>{number(added)}</td>
                <td>{number(replaced)}</td>
                <td>{number(same)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {over > 0 && <Notice>{overText(over, planned.isOffline)}</Notice>}
      {planned.file.setAside > 0 && (
        <Notice tone="warning">
          {setAsideText(planned.file.setAside)} not be written again when this file was exported: unreadable,
          or over a limit. The file holds them separately, and they are not imported.
        </Notice>
      )}
    </div>
  );
}
