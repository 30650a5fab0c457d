// The libraries that shell and modules share as one copy. Only used names are exported, so that the rest is
// tree-shaken.
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';

export { addressesOf, addressOf } from './contract/address.ts';
export {
  type Command,
  defineModule,
  type Lazy,
  type LazyComponent,
  type ModuleDefinition,
} from './contract/define-module.ts';
export {
  CONTRACT,
  type Descriptor,
  type Item,
  type ItemKind,
  readDescriptor,
  type NavEntry,
  type RouteEntry,
  type SlotEntry,
} from './contract/descriptor.ts';
export { levels, type Needs } from './contract/levels.ts';
export type { ReadAhead, ReadingComponent } from './contract/read-ahead.ts';
export type {
  AddressParams,
  Navigation,
  Shell,
  ToastQuestion,
  Toasts,
  UnsavedWork,
} from './contract/shell.ts';
export type { SlotName } from './contract/slot-names.mjs';
export type {
  DueNotification,
  DueSpan,
  NotificationSource,
  SearchResult,
  SearchSource,
} from './contract/sources.ts';
export { type Area, areasAtom } from './areas.ts';
export { dayStartAtom } from './day-start.ts';
export { firstScreen, markFirstScreenReady } from './first-screen.ts';
export { idleModule } from './late/idle-module.ts';
export { lazyModule, useLoaded } from './late/lazy-module.ts';
export { recordDraftKey } from './drafts/record-draft-key.ts';
export { useDraft } from './drafts/use-draft.ts';
export { useAction } from './hooks/use-action.ts';
export { useDraftsOfDeleted } from './hooks/use-drafts-of-deleted.ts';
export { useEditMode } from './hooks/use-edit-mode.ts';
export { type Form, type FormOptions, useForm } from './hooks/use-form.ts';
export { useKeptDrafts } from './hooks/use-kept-drafts.ts';
export { useMinute } from './hooks/use-minute.ts';
export { useMounted } from './hooks/use-mounted.ts';
export { useNewId } from './hooks/use-new-id.ts';
export { type RecordForm, useRecordForm } from './hooks/use-record-form.ts';
export { type Outcome, useSave } from './hooks/use-save.ts';
export {
  Slot,
  useAddress,
  useClock,
  useDeleteAccount,
  useIntent,
  useNavEntries,
  useSignOut,
  useToasts,
  useUser,
} from './hooks/use-services.tsx';
export { screenTitleAtom, useTitle, useTitleClock } from './hooks/use-title.ts';
export { useToday } from './hooks/use-today.ts';
export { useUnsavedWork } from './hooks/use-unsaved-work.ts';
export { editOf } from './records/edit-of.ts';
export { localeAtom } from './locale.ts';
export { Link, type LinkProps, NavLink, type NavLinkProps } from './navigation/link.tsx';
export { recordsAnswered } from './records/live-query.ts';
export type { Counts, Records, Total } from './records/records.ts';
export { useCounts } from './records/use-counts.ts';
export { useRecords } from './records/use-records.ts';
export { useIsDeleted } from './records/use-is-deleted.ts';
export { useRecordsById } from './records/use-records-by-id.ts';
export { useCount, useSum } from './records/use-total.ts';
export { ShellContext, useShell } from './shell-context.ts';
export { singleKeysAtom } from './single-keys.ts';
export { themeAtom } from './theme.ts';
export { timeZoneAtom } from './time-zone.ts';
