import { create } from '@dayloom/data';
import {
  type Checked,
  type Collection,
  type CollectionName,
  type Fields,
  nowOf,
  type RecordOf,
} from '@dayloom/domain';
import {
  editOf,
  recordDraftKey,
  type RecordForm,
  useClock,
  useIsDeleted,
  useNewId,
  useRecordForm,
  useSave,
  useToasts,
  useUser,
} from '@dayloom/platform';
import { Button, Dialog, type DialogProps, DraftKept, Notice } from '@dayloom/ui';
import { type ReactNode, useState } from 'react';
import { newDraftKey, outcomeOf } from './record-words.ts';

/** The fields of a record that a form decides. */
type Decided<C extends Collection> = Partial<Fields<C>>;

interface RecordDialogProps<C extends Collection, Draft extends object, Field extends string> extends Partial<
  Pick<DialogProps, 'title' | 'size'>
> {
  readonly kind: C;
  /** The record to edit, as it is when the dialog opens; without one the form adds a record. */
  readonly record?: RecordOf<C> | undefined;
  readonly submitLabel?: string;
  /** What the fields begin with. */
  readonly initial: Draft;
  /** What counts as nothing typed, where the form begins with something else. */
  readonly stored?: Draft;
  readonly check: (draft: Draft) => Checked<Decided<C>, Field>;
  /** Fields of a new record that the form does not ask for, besides id, owner and creation. */
  readonly defaults?: Decided<C>;
  /** Fields of the draft that are kept as one. */
  readonly together?: readonly (readonly string[])[];
  /** A sentence where the record may not be written at all, asked before each save. */
  readonly whyNoWrite?: () => string | undefined;
  /** Nothing can be typed: no draft, no save. */
  readonly isReadOnly?: boolean;
  /** Shows what was refused as a toast as well. */
  readonly toastsRefusal?: boolean;
  readonly onSaved?: (fields: Decided<C>) => void;
  readonly onClose: () => void;
  readonly children: (form: RecordForm<Draft, Field>) => ReactNode;
}

/** Optional fields that the draft has and the check left out: an edit removes them. */
const emptied = (kind: Collection, draft: object, fields: object) =>
  Object.fromEntries(
    Object.keys(draft)
      .filter((name) => name in kind.entries && !(name in fields))
      .map((name) => [name, undefined]),
  );

/** What an open form says once its record was deleted elsewhere. */
export const DeletedNotice = ({ kind: { words } }: { readonly kind: Pick<Collection, 'words'> }) => (
  <Notice tone="warning" role="alert">
    This {words.one.toLowerCase()} was deleted meanwhile. What you typed is kept: save it and restore the{' '}
    {words.one.toLowerCase()}, or copy it.
  </Notice>
);

const NoticeOnceDeleted = ({ kind, id }: { readonly kind: Collection; readonly id: string }) =>
  useIsDeleted(kind.name as CollectionName, id) && <DeletedNotice kind={kind} />;

/**
 * The one form of a kind, for adding and editing alike: it keeps what is typed, shows what is refused, writes only
 * what changed, and makes one record however often it is sent. A failed save keeps the dialog and its input.
 */
export function RecordDialog<C extends Collection, Draft extends object, Field extends string>({
  kind,
  record,
  initial,
  stored,
  check,
  defaults,
  together,
  whyNoWrite,
  isReadOnly = false,
  toastsRefusal = false,
  title,
  submitLabel,
  size = 'medium',
  onSaved,
  onClose,
  children,
}: RecordDialogProps<C, Draft, Field>) {
  const user = useUser();
  const clock = useClock();
  const toasts = useToasts();
  const save = useSave();
  const { id } = useNewId();
  const [opened] = useState(record);
  const name = kind.words.one;

  const write = (fields: Decided<C>) => {
    if (opened)
      return save(
        editOf(kind, opened, { ...emptied(kind, initial, fields), ...fields }),
        outcomeOf(kind, 'update'),
      );
    const added = { ...defaults, ...fields, userId: user.id, createdAt: nowOf(clock) };
    return save([create(kind, id, added)], outcomeOf(kind, 'add'));
  };
  const form = useRecordForm<Draft, Decided<C>, Field>({
    what: `the ${name.toLowerCase()}`,
    draftKey: isReadOnly ? undefined : opened ? recordDraftKey(kind, opened.id) : newDraftKey(kind),
    joins: [kind.titleField as keyof Draft],
    together,
    addsNew: !opened,
    initial,
    stored,
    check: (draft) => {
      const message = whyNoWrite?.();
      return message === undefined ? check(draft) : { ok: false, message, errors: {} };
    },
    save: write,
    onRefused: ({ message }, until) => toastsRefusal && toasts.error(message, undefined, { until }),
    onSaved: (fields) => {
      onClose();
      onSaved?.(fields);
    },
  });

  return (
    <Dialog
      open
      size={size}
      title={title ?? `${opened ? 'Edit' : 'Add'} ${name}`}
      onClose={() => form.confirmClose(onClose)}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={() => form.cancel(onClose)}>Cancel</Button>
          <Button type="submit" variant="primary" pending={form.pending} disabled={isReadOnly}>
            {submitLabel ?? (opened ? 'Save Changes' : `Add ${name}`)}
          </Button>
        </>
      }
    >
      {opened && <NoticeOnceDeleted kind={kind} id={opened.id} />}
      <DraftKept at={form.keptAt} />
      {children(form)}
    </Dialog>
  );
}
