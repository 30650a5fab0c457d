import { create } from '@dayloom/data';
import { checkSuggestionDraft, isBlank, nowOf, type SuggestionDraft } from '@dayloom/domain';
import { useClock, useRecordForm, useSave, useToasts, useUser } from '@dayloom/platform';
import { Button, DraftKept, TextField } from '@dayloom/ui';
import * as styles from './suggestions.module.css';

const outcome = { done: 'Thank you for your suggestion!', failed: 'Failed to submit suggestion' };
const nothing: SuggestionDraft = { suggestion: '' };

interface SuggestionFormProps {
  /** The id of the new record, so that repeated submits create only one. */
  readonly id: string;
  readonly autoFocus: boolean;
  readonly onSent: () => void;
}

export function SuggestionForm({ id, autoFocus, onSent }: SuggestionFormProps) {
  const user = useUser();
  const clock = useClock();
  const save = useSave();
  const toasts = useToasts();
  const { draft, errors, pending, keptAt, change, submit } = useRecordForm({
    what: 'the suggestion',
    draftKey: 'suggestion/new',
    initial: nothing,
    stored: nothing,
    addsNew: true,
    check: checkSuggestionDraft,
    save: ({ suggestion }) => {
      const fields = { userId: user.id, suggestion, status: 'pending', createdAt: nowOf(clock) };
      return save([create('suggestions', id, fields)], outcome);
    },
    // A blank suggestion shows no message.
    onRefused: ({ message }) => message && toasts.error(message),
    onSaved: onSent,
  });
  const isEmpty = isBlank(draft.suggestion);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Suggestion"
        hideLabel
        name="suggestion"
        autoComplete="off"
        autoFocus={autoFocus}
        placeholder="Share your feature idea..."
        value={draft.suggestion}
        error={errors.suggestion}
        onChange={(event) => change({ suggestion: event.target.value })}
      />
      <Button type="submit" variant="primary" pending={pending} disabled={isEmpty}>
        {pending ? 'Submitting...' : 'Submit'}
      </Button>
      <DraftKept at={keptAt} />
    </form>
  );
}
