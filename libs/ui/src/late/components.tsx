import type { RadioCardsProps } from '../controls/radio-cards.tsx';
import type { DraftsOfDeletedProps } from '../feedback/drafts-of-deleted.tsx';
import type { ConfirmDialogProps } from '../overlays/confirm-dialog.tsx';
import type { DialogProps } from '../overlays/dialog.tsx';
import type { ThemePickerProps } from '../themes/theme-picker.tsx';
import type { ThemeSwatchProps } from '../themes/theme-swatch.tsx';
import { WithLateParts } from './late-parts.tsx';

/** A modal; a sheet at the bottom of small screens. Its content is mounted only while it is open. */
export const Dialog = (props: DialogProps) =>
  props.open && <WithLateParts>{(parts) => <parts.Dialog {...props} />}</WithLateParts>;

/** A question before something is lost; nothing happens until its second button is pressed. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.open && <WithLateParts>{(parts) => <parts.ConfirmDialog {...props} />}</WithLateParts>;

/** A choice with one card per option, such as the three priorities. */
export const RadioCards = <T extends string>(props: RadioCardsProps<T>) => (
  <WithLateParts>{(parts) => <parts.RadioCards {...props} />}</WithLateParts>
);

/** One line for each record that was deleted while it had an unsaved draft. */
export const DraftsOfDeleted = (props: DraftsOfDeletedProps) =>
  props.drafts.length > 0 && <WithLateParts>{(parts) => <parts.DraftsOfDeleted {...props} />}</WithLateParts>;

/** For modules of earlier releases; others import it from `@dayloom/ui/theme-picker`. */
export const ThemePicker = (props: ThemePickerProps) => (
  <WithLateParts>{(parts) => <parts.ThemePicker {...props} />}</WithLateParts>
);

/** For modules of earlier releases. */
export const ThemeSwatch = (props: ThemeSwatchProps) => (
  <WithLateParts>{(parts) => <parts.ThemeSwatch {...props} />}</WithLateParts>
);
