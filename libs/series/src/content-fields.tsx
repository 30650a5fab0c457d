import { readSteps, type Step, stepsText } from '@dayloom/domain/steps';
import type { RecordForm } from '@dayloom/platform';
import { fieldOf } from '@dayloom/screen-kit';
import { StepsEditor } from '@dayloom/screen-kit/steps';
import { Button, PlusIcon, TextArea } from '@dayloom/ui';
import { useEffect, useRef, useState } from 'react';
import type { WrittenContent } from './content-draft.ts';
import * as styles from './content-fields.module.css';

interface ContentForm extends Pick<RecordForm<WrittenContent, keyof WrittenContent>, 'draft' | 'errors'> {
  readonly change: (part: Partial<WrittenContent>) => void;
}

/** The steps of a series, which are always open, and its note; without any, a button that offers them. */
export function ContentFields({ draft, errors, change }: ContentForm) {
  const isEmpty = draft.note === '' && draft.steps === '';
  const [shown, show] = useState<'stored' | 'added' | undefined>(isEmpty ? undefined : 'stored');
  if (!isEmpty && !shown) show('stored');
  // With the blank ones that are being typed.
  const [typed, setTyped] = useState<readonly Step[]>([]);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === 'added') fields.current?.querySelector('textarea')?.focus();
  }, [shown]);
  if (!shown)
    return (
      <Button variant="ghost" className={styles.add} icon={<PlusIcon />} onClick={() => show('added')}>
        Add steps and note
      </Button>
    );
  return (
    <div ref={fields} className={styles.fields}>
      <div>
        <p aria-hidden="true" className={styles.label}>
          Steps
        </p>
        <StepsEditor
          ticks="none"
          steps={stepsText(typed) === draft.steps ? typed : readSteps(draft.steps)}
          onChange={(steps) => {
            const open = steps.map((step) => ({ ...step, done: false }));
            setTyped(open);
            change({ steps: stepsText(open) });
          }}
        />
      </div>
      <TextArea {...fieldOf({ draft, errors, change })('note')} label="Note" />
    </div>
  );
}
