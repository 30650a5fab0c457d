import { themeAtom, useAtom } from '@dayloom/platform';
import { Card, ThemePicker } from '@dayloom/ui';

/** The theme of this device, seen at once on the whole page (PF3, TM4). */
export function ThemeChoice() {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <Card as="div">
      <ThemePicker value={theme} onChange={setTheme} />
    </Card>
  );
}
