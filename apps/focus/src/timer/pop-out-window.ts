import { atom } from '@dayloom/platform';
import type { TimerKind } from './timer-clocks.ts';

export interface PopOut {
  readonly kind: TimerKind;
  readonly window: Window;
}
export const popOutAtom = atom<PopOut | undefined>(undefined);

/** Whether the header's clock is mounted; it renders the window on any screen. */
export const popOutHostAtom = atom(false);

/** Opens the window with the page's styles and theme. @throws if the browser denies it */
export async function openPopOut(kind: TimerKind): Promise<PopOut | undefined> {
  const opened = await window.documentPictureInPicture?.requestWindow({ width: 300, height: 190 });
  if (!opened) return undefined;
  const own = document.documentElement;
  for (const { name, value } of own.attributes) opened.document.documentElement.setAttribute(name, value);
  for (const style of document.querySelectorAll('link[rel=stylesheet], style'))
    opened.document.head.append(style.cloneNode(true));
  opened.document.title = document.title;
  return { kind, window: opened };
}
