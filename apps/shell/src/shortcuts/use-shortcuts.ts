import { singleKeysAtom } from '@dayloom/platform';
import { isComposing } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { modulesAtom } from '../modules/modules.ts';
import { useAction } from './use-action.ts';
import { takeEarlyKeys } from './early-keys.ts';
import { allShortcuts, type Shortcut } from './all-shortcuts.ts';
import { isTypingIn } from './is-typing.ts';
import { createKeyReader } from './key-reader.ts';
import { areSingleKeys, onMac } from './keys.ts';

/** One listener for all shortcuts. Whatever has the focus hears its keys first, and a dialog that is open keeps them all. */
export function useShortcuts() {
  const modules = useAtomValue(modulesAtom);
  const withSingleKeys = useAtomValue(singleKeysAtom);
  const shortcuts = useMemo(() => allShortcuts(modules), [modules]);
  const [read] = useState(() => createKeyReader<Shortcut>(onMac()));
  const act = useAction();
  /** The key that did something last: as long as it is held, it types nothing into the field that it opened. */
  const held = useRef<string>(undefined);

  /** @returns whether it completed a shortcut */
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat && event.code === held.current) event.preventDefault();
    if (event.defaultPrevented || event.repeat || isComposing(event)) return false;
    held.current = undefined;
    if (event.key === 'Shift' || document.querySelector('dialog[open]')) return false;
    const isTyping = !withSingleKeys || isTypingIn(event.composedPath()[0]);
    const shortcut = read(event, isTyping ? shortcuts.filter(({ keys }) => !areSingleKeys(keys)) : shortcuts);
    if (shortcut === undefined) return false;
    event.preventDefault();
    held.current = event.code;
    if (shortcut !== 'begun') void act(shortcut.action, shortcut.title);
    return shortcut !== 'begun';
  });

  // In the frame that shows the search button: a key that is pressed right after it is not lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => void press(event);
    addEventListener('keydown', listener);
    // What follows a shortcut may be text for what it opens.
    takeEarlyKeys().some(press);
    return () => removeEventListener('keydown', listener);
  }, []);
}
