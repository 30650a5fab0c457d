import type { RefusedCommit } from '@dayloom/data';
import { Timestamp } from '@dayloom/ui';
import { localeAtom } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { RefusedActions } from './refused-actions.tsx';
import * as styles from './refused-list.module.css';
import { copyText, partsOf, refusalOf, type RefusedPart } from './refused-words.ts';

/** Deleting a work may also delete hundreds of tasks. */
const maxParts = 20;

const Part = ({ part: { kind, done, texts, facts } }: { readonly part: RefusedPart }) => (
  <div className={styles.part}>
    <p className={styles.kind}>
      {kind} <span>{done}</span>
    </p>
    {texts.map((text, index) => (
      <p key={index} className={styles.text}>
        {text}
      </p>
    ))}
    {facts !== '' && <p className={styles.facts}>{facts}</p>}
  </div>
);

interface RefusedItemProps {
  readonly commit: RefusedCommit;
  readonly onResolved: () => void;
}

export function RefusedItem({ commit, onResolved }: RefusedItemProps) {
  const id = useId();
  const parts = partsOf(commit, useAtomValue(localeAtom));
  const { why, retry } = refusalOf(commit);
  const more = parts.length - maxParts;
  return (
    <li className={styles.item} aria-labelledby={id}>
      <div id={id} className={styles.parts}>
        {parts.slice(0, maxParts).map((part, index) => (
          <Part key={index} part={part} />
        ))}
        {more > 0 && <p className={styles.facts}>and {more} more</p>}
      </div>
      <p className={styles.facts} role={commit.isRetried ? 'status' : undefined}>
        <Timestamp at={commit.at} />. {commit.isRetried && 'Refused again. '}
        {why}
      </p>
      <RefusedActions id={commit.id} retry={retry} text={copyText(parts)} onResolved={onResolved} />
    </li>
  );
}
