// One chunk, `late-ui`: the code that no first screen shows.
export { RadioCards } from '../controls/radio-cards.tsx';
export { DraftsOfDeleted } from '../feedback/drafts-of-deleted.tsx';
export { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
export { Dialog } from '../overlays/dialog.tsx';
export { MenuList } from '../overlays/menu-list.tsx';
export { ThemePicker } from '../themes/theme-picker.tsx';
export { ThemeSwatch } from '../themes/theme-swatch.tsx';
