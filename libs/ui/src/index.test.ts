import { expect, it } from 'vitest';
import * as ui from './index.ts';

const components = `
Avatar Badge Button Card Checkbox ConfirmDialog DateField DeleteButton Dialog DraftKept DraftsOfDeleted EmptyState ErrorState Field IconButton
LineDrawing List AsyncList LoadingState LongList Menu Timestamp NavIcon Notice NumberField Page UnavailableCard PasswordField
PriorityBadge ProgressBar ProgressRing RadioCards Row SectionHeading Segmented SelectField StackedBar StatStrip
StillLoading StrikeText TaskCheck TextArea TextField ThemePicker ThemeSwatch TimeField`;

const rest = 'buttonClass isComposing LocaleContext timestampText priorityMarks';

const icons = `
Bell Calendar Chart Check ChevronLeft ChevronRight Clock Download Ellipsis Grid Home List LogOut Lotus Menu Note
Offline Pause Pencil Play Plug Plus Refresh Search Target Trash User X`;

const words = (text: string) => text.trim().split(/\s+/u);

it('the library exports exactly these names', () => {
  const names = [...words(components), ...words(rest), ...words(icons).map((icon) => `${icon}Icon`)];
  expect(Object.keys(ui).sort()).toEqual(names.sort());
});
