/// <reference path="./css-modules.d.ts" />
export {
  Button,
  buttonClass,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './controls/button.tsx';
export { DeleteButton, type DeleteButtonProps } from './controls/delete-button.tsx';
export { IconButton, type IconButtonProps } from './controls/icon-button.tsx';
export type { RadioCard, RadioCardsProps } from './controls/radio-cards.tsx';
export { Segmented, type SegmentedProps, type SegmentOption } from './controls/segmented.tsx';
export { StrikeText, TaskCheck, type TaskCheckProps } from './controls/task-check.tsx';

export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx';
export { Field, type FieldProps, type FieldWiring } from './fields/field.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/select-field.tsx';
export { TextArea, type TextAreaProps } from './fields/text-area.tsx';
export { DateField, NumberField, TextField, type TextFieldProps, TimeField } from './fields/text-field.tsx';

export {
  ConfirmDialog,
  Dialog,
  DraftsOfDeleted,
  RadioCards,
  ThemePicker,
  ThemeSwatch,
} from './late/components.tsx';
export { Menu, type MenuProps } from './late/menu.tsx';
export type { ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export type { DialogProps } from './overlays/dialog.tsx';
export type { MenuItem } from './overlays/menu-list.tsx';

export { Avatar } from './layout/avatar.tsx';
export { Card, type CardProps } from './layout/card.tsx';
export { Page, type PageProps } from './layout/page.tsx';
export { UnavailableCard, type UnavailableCardProps } from './layout/unavailable-card.tsx';
export { SectionHeading, type SectionHeadingProps } from './layout/section-heading.tsx';
export { type Stat, StatStrip, type StatValue } from './layout/stat-strip.tsx';

export { Badge, type BadgeProps, type BadgeTone } from './feedback/badge.tsx';
export { DraftKept } from './feedback/draft-kept.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx';
export { type Drawing, LineDrawing } from './feedback/line-drawing.tsx';
export { LoadingState, type LoadingStateProps } from './feedback/loading-state.tsx';
export { LocaleContext, Timestamp, timestampText } from './feedback/timestamp.tsx';
export { Notice, type NoticeProps } from './feedback/notice.tsx';
export { PriorityBadge, priorityMarks } from './feedback/priority-badge.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { ProgressRing, type ProgressRingProps } from './feedback/progress-ring.tsx';
export { StillLoading } from './feedback/still-loading.tsx';

export { List, Row, type RowProps } from './lists/list.tsx';
export { AsyncList, type AsyncListProps, type Records } from './lists/async-list.tsx';
export { LongList, type LongListProps } from './lists/long-list.tsx';

export type { MarkTone } from './charts/mark-tone.ts';
export { type BarPart, StackedBar, type StackedBarProps } from './charts/stacked-bar.tsx';

export type { ThemePickerProps } from './themes/theme-picker.tsx';

export { isComposing } from './is-composing.ts';
export { NavIcon } from './icons/nav-icon.tsx';
export {
  BellIcon,
  CalendarIcon,
  ChartIcon,
  CheckIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  DownloadIcon,
  EllipsisIcon,
  GridIcon,
  HomeIcon,
  ListIcon,
  LogOutIcon,
  LotusIcon,
  MenuIcon,
  NoteIcon,
  OfflineIcon,
  PauseIcon,
  PencilIcon,
  PlayIcon,
  PlugIcon,
  PlusIcon,
  RefreshIcon,
  SearchIcon,
  TargetIcon,
  TrashIcon,
  UserIcon,
  XIcon,
} from './icons/icons.ts';
