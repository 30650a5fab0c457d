import { create, query } from '@dayloom/data';
import {
  type Checked,
  type CollectionName,
  type FieldsIn,
  type KindFacts,
  nowOf,
  type RecordIn,
  timeZoneHere,
} from '@dayloom/domain';
import {
  editOf,
  recordDraftKey,
  type RecordForm,
  timeZoneAtom,
  useAtomValue,
  useClock,
  useIsDeleted,
  useNewId,
  useRecordForm,
  useRecords,
  useSave,
  useToasts,
  useUser,
} from '@dayloom/platform';
import { Button, Dialog, type DialogProps, DraftKept, Notice } from '@dayloom/ui';
import { type ReactNode, useState } from 'react';
import { followStored } from './follow-stored.ts';
import { newDraftKey, outcomeOf } from './record-words.ts';

/** The fields of a record that the form sets. */
type Decided<Name extends CollectionName> = Partial<FieldsIn<Name>>;

interface RecordDialogProps<
  Name extends CollectionName,
  Draft extends object,
  Field extends string,
> extends Partial<Pick<DialogProps, 'title' | 'size'>> {
  readonly kind: KindFacts<Name>;
  /**
   * The record to edit; omitted to add a record. Without changes in the form, a newer one takes its place: the stored one,
   * of a day of a series without one the given one.
   */
  readonly record?: RecordIn<Name> | undefined;
  /** The stored values of a record's fields. */
  readonly draftOf?: (record: RecordIn<Name>) => Draft;
  readonly submitLabel?: string;
  readonly initial: Draft;
  /** The values of a new record that count as unchanged, if they differ from `initial`. */
  readonly stored?: Draft;
  /** @param opened the record that the form began with */
  readonly check: (draft: Draft, opened?: RecordIn<Name>) => Checked<Decided<Name>, Field>;
  /** Fields of a new record that the form does not contain, except id, owner and creation time. */
  readonly defaults?: Decided<Name>;
  /** Groups of draft fields that are merged as one. */
  readonly together?: readonly (readonly string[])[];
  /** Called before each save; returns a message when the record may not be written. */
  readonly whyNoWrite?: () => string | undefined;
  /** Disables typing: no draft, no save. */
  readonly isReadOnly?: boolean;
  /** The form has a time of day: it reports a change of the device's time zone. */
  readonly hasTime?: boolean;
  /** Also shows validation errors as a toast. */
  readonly toastsInvalid?: boolean;
  /** Saves another way than by adding or editing one record; undefined to save as usual. */
  readonly write?: (
    fields: Decided<Name>,
    draft: Draft,
    opened?: RecordIn<Name>,
  ) => Promise<boolean> | undefined;
  readonly onSaved?: (fields: Decided<Name>) => void;
  readonly onClose: () => void;
  readonly children: (form: RecordForm<Draft, Field>) => ReactNode;
}

/** Optional fields that the user has cleared: an edit removes those that the record has. */
const emptied = (draft: object, fields: object) =>
  Object.fromEntries(
    Object.keys(draft)
      .filter((name) => !(name in fields))
      .map((name) => [name, undefined]),
  );

/** The notice in an open form after its record was deleted elsewhere. */
export const DeletedNotice = ({ kind: { words } }: { readonly kind: Pick<KindFacts, 'words'> }) => (
  <Notice tone="warning" role="alert">
    This {words.one.toLowerCase()} was deleted meanwhile. What you typed is kept: save it and restore the{' '}
    {words.one.toLowerCase()}, or copy it.
  </Notice>
);

const NoticeOnceDeleted = ({ kind, id }: { readonly kind: KindFacts<CollectionName>; readonly id: string }) =>
  useIsDeleted(kind.name, id) && <DeletedNotice kind={kind} />;

/** The notice in an open form after the time zone of the device has changed. Typed times stay. */
function NoticeOnceElsewhere() {
  const [opened] = useState(timeZoneHere);
  const zone = useAtomValue(timeZoneAtom);
  return (
    zone !== opened && (
      <Notice role="status">
        The time zone of this device is now {zone.replaceAll('_', ' ')}. Times are meant there.
      </Notice>
    )
  );
}

/**
 * The form of a record kind, for adding and editing. It keeps a draft, shows validation errors, writes only changed
 * fields, and creates one record no matter how often it is submitted. After a failed save the dialog stays open.
 */
export function RecordDialog<Name extends CollectionName, Draft extends object, Field extends string>({
  kind,
  record,
  draftOf,
  initial,
  stored,
  check,
  defaults,
  together,
  whyNoWrite,
  isReadOnly = false,
  hasTime = false,
  toastsInvalid = false,
  title,
  submitLabel,
  size = 'medium',
  write: writeOtherwise,
  onSaved,
  onClose,
  children,
}: RecordDialogProps<Name, Draft, Field>) {
  const user = useUser();
  const clock = useClock();
  const toasts = useToasts();
  const save = useSave();
  const { id } = useNewId();
  const [opened, setOpened] = useState(record);
  const found = useRecords(
    query(kind.name)
      .ownedBy(user.id)
      .byId(record?.id ?? ''),
    { off: !record },
  );
  const name = kind.words.one;
  const computed = record && 'isComputed' in record ? record : undefined;

  const write = (fields: Decided<Name>) => {
    if (opened) return save(editOf(kind, opened, fields), outcomeOf(kind, 'update'));
    const added = { ...defaults, ...fields, userId: user.id, createdAt: nowOf(clock) };
    return save([create(kind.name, id, added as FieldsIn<Name>)], outcomeOf(kind, 'add'));
  };
  const form: RecordForm<Draft, Field> = useRecordForm<Draft, Decided<Name>, Field>({
    what: `the ${name.toLowerCase()}`,
    draftKey: isReadOnly ? undefined : opened ? recordDraftKey(kind, opened.id) : newDraftKey(kind),
    joins: [kind.titleField as keyof Draft],
    together,
    addsNew: !opened,
    initial,
    stored: opened && draftOf ? draftOf(opened) : stored,
    check: (draft) => {
      const message = whyNoWrite?.();
      return message === undefined ? check(draft, opened) : { ok: false, message, errors: {} };
    },
    save: (fields) => {
      const given = opened ? { ...emptied(initial, fields), ...fields } : fields;
      return writeOtherwise?.(given, form.draft, opened) ?? write(given);
    },
    onRefused: ({ message }, until) => toastsInvalid && toasts.error(message, undefined, { until }),
    onSaved: (fields) => {
      onClose();
      onSaved?.(fields);
    },
  });

  if (opened && draftOf)
    followStored(form, {
      opened,
      current: found.phase === 'ready' ? (found.records[0] ?? computed) : undefined,
      draftOf,
      setOpened,
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
      {opened && !('isComputed' in opened) && <NoticeOnceDeleted kind={kind} id={opened.id} />}
      {hasTime && <NoticeOnceElsewhere />}
      <DraftKept at={form.keptAt} />
      {children(form)}
    </Dialog>
  );
}
