import { useRecordForm } from '../hooks/use-record-form.ts';

export interface Letter {
  readonly title: string;
  readonly words: string;
}

const stored: Letter = { title: '', words: '' };

export interface LetterFormProps {
  readonly initial?: Letter;
  readonly original?: Letter;
  readonly addsNew?: boolean;
  readonly save?: () => Promise<boolean>;
}

/** A form with a draft. */
export function LetterForm({
  initial,
  original = stored,
  addsNew,
  save = () => Promise.resolve(true),
}: LetterFormProps) {
  const form = useRecordForm({
    what: 'the letter',
    draftKey: 'letter/new',
    joins: ['title'],
    addsNew,
    initial: initial ?? original,
    stored: original,
    check: (fields: Letter) => ({ ok: true as const, fields }),
    save,
  });
  return (
    <form onSubmit={form.submit}>
      {(['title', 'words'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          value={form.draft[name]}
          onChange={(event) => form.change({ [name]: event.target.value })}
        />
      ))}
      <output aria-label="kept">{form.keptAt}</output>
      <button>Save</button>
      <button type="button" onClick={() => form.cancel()}>
        Cancel
      </button>
    </form>
  );
}
