import { Landing } from '@dayloom/landing';
import { toasts } from '@dayloom/toasts';
import type { ComponentProps } from 'react';
import { ThemeDots } from '../frame/theme-dots.tsx';
import { paths } from '../paths.ts';

export { earlyInput } from '@dayloom/landing';

/** The landing page with what it needs of the shell. */
export const LandingHere = (props: Pick<ComponentProps<typeof Landing>, 'sample'>) => (
  <Landing {...props} paths={paths} themeDots={<ThemeDots />} toasts={toasts} />
);
