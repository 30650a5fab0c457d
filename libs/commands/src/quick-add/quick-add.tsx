import { isBlank } from '@dayloom/domain';
import type { QuickAddPart } from '@dayloom/domain/quick-add';
import { dayStartAtom, localeAtom, useToday } from '@dayloom/platform';
import { Button, Dialog, DraftKept, PlusIcon, TextField } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useId, useRef } from 'react';
import type { QuickAddAccess } from '../command-host.ts';
import { Chips } from './chips.tsx';
import { chipWords, promiseWords } from './quick-add-words.ts';
import * as styles from './quick-add.module.css';
import { emptyDraft } from './quick-add-state.ts';
import { type Line, useLine } from './use-line.ts';
import { useQuickAdd } from './use-quick-add.ts';
import { useWorkTag } from './use-work-tag.ts';
import { optionId, WorkList } from './work-list.tsx';

interface QuickAddProps extends QuickAddAccess {
  readonly isOpen: boolean;
}

/** One line that adds a task or a reminder, or opens the form of a note or a goal. */
export function QuickAdd({ isOpen, ...access }: QuickAddProps) {
  // It stays mounted while closed, to keep the text and pending requests.
  const line = useLine();
  return isOpen && <OpenLine line={line} access={access} />;
}

interface OpenLineProps {
  readonly line: Line;
  readonly access: QuickAddAccess;
}

function OpenLine({ line, access }: OpenLineProps) {
  const { draft, keptAt, change, close } = line;
  // Renders again when the day changes, because 'tomorrow' then means another day.
  const today = useToday();
  const dayStart = useAtomValue(dayStartAtom);
  const locale = useAtomValue(localeAtom);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { reading, work, works, error, add } = useQuickAdd(line, access);
  const { matches, active, follow, take, onKeyDown } = useWorkTag({ draft, change, works, field });
  const reader = { today, dayStart, locale };
  const promise = promiseWords(reading, reader, work);
  const chips = reading.parts.map((part) => ({ part, words: chipWords(part, reading, reader) }));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    field.current?.focus();
    void add();
  };
  const takeBack = ({ kind, text }: QuickAddPart) => {
    change((before) => ({ ...before, takenBack: [...before.takenBack, { kind, text }] }));
    // The chip is removed.
    field.current?.focus();
  };
  return (
    <Dialog open title="Quick add" onClose={close} onSubmit={submit}>
      <div className={styles.quickAdd}>
        <div className={styles.line}>
          <TextField
            ref={field}
            label="What is to be added"
            hideLabel
            placeholder="Call mum tomorrow at 14:00"
            autoComplete="off"
            enterKeyHint="done"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={matches.length > 0}
            aria-controls={matches.length > 0 ? listId : undefined}
            aria-activedescendant={matches.length > 0 ? optionId(listId, active) : undefined}
            value={draft.line}
            error={error}
            onChange={({ currentTarget: { value, selectionStart } }) => {
              change((before) => (value === '' ? emptyDraft : { ...before, line: value }));
              follow(selectionStart);
            }}
            onSelect={({ currentTarget }) => follow(currentTarget.selectionStart)}
            onKeyDown={onKeyDown}
          />
          <Button type="submit" variant="primary" icon={<PlusIcon />}>
            Add
          </Button>
        </div>
        {matches.length > 0 && <WorkList id={listId} works={matches} active={active} take={take} />}
        {chips.length > 0 && <Chips chips={chips} takeBack={takeBack} />}
        {/* A live region would announce each change of the title as well. */}
        {promise !== error && (
          <p className={styles.promise}>
            {isBlank(draft.line) ? (
              'Try a day, a time, every friday, #work, !note or !goal.'
            ) : (
              <>
                <span role="status">{promise}</span>
                {chips.length > 0 && !reading.misses && (
                  <>
                    {': '}
                    <bdi className={styles.title}>{reading.title}</bdi>
                  </>
                )}
              </>
            )}
          </p>
        )}
        {draft.line !== '' && <DraftKept at={keptAt} />}
      </div>
    </Dialog>
  );
}
