import { singleKeysAtom } from '@dayloom/platform';
import { isComposing } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CommandHost } from '../command-host.ts';
import { areSingleKeys, isTypingIn, onMac } from '@dayloom/platform/keyboard';
import { allShortcuts, type Shortcut } from './all-shortcuts.ts';
import { typeIntoNextField } from '../next-field/next-field.ts';
import { takeEarlyKeys } from './early-keys.ts';
import { createKeyReader } from './key-reader.ts';
import { takeStepBack } from './step-rows.ts';
import { isInWord } from './typed-words.ts';
import { useAction } from './use-action.ts';

/** One listener for all shortcuts. The focused element handles its keys first, and an open dialog keeps them all. */
export function useShortcuts(host: CommandHost) {
  const { commands, modules } = host;
  const withSingleKeys = useAtomValue(singleKeysAtom);
  const shortcuts = useMemo(() => allShortcuts({ commands, modules }), [commands, modules]);
  const [read] = useState(() => createKeyReader<Shortcut>(onMac()));
  const act = useAction(host);
  /** The key of the last shortcut. While it stays pressed, it types nothing into a field that it has opened. */
  const lastCode = useRef<string>(undefined);

  /** @returns whether it completed a shortcut that is no step */
  const press = useEffectEvent((event: KeyboardEvent, isEarly = false) => {
    if (event.repeat && event.code === lastCode.current) event.preventDefault();
    const isPart = isInWord(event);
    if ((event.defaultPrevented && !isPart && !isEarly) || event.repeat || isComposing(event)) return false;
    lastCode.current = undefined;
    if (event.key === 'Shift' || document.querySelector('dialog[open]')) return false;
    const isTyping = !withSingleKeys || isTypingIn(event.composedPath()[0]);
    const valid = isTyping ? shortcuts.filter(({ keys }) => !areSingleKeys(keys)) : shortcuts;
    const shortcut = read(event, valid, isPart);
    if (shortcut === 'word') takeStepBack();
    if (shortcut === undefined || shortcut === 'word') return false;
    event.preventDefault();
    lastCode.current = event.code;
    if (shortcut === 'begun') return false;
    void act(shortcut.action, shortcut.title);
    return !shortcut.isStep;
  });

  // In the same frame as the search button, so that a key pressed right after it appears is not lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => void press(event);
    addEventListener('keydown', listener);
    const early = takeEarlyKeys();
    const at = early.findIndex((event) => press(event, true));
    if (at !== -1) typeIntoNextField(early.slice(at + 1));
    return () => removeEventListener('keydown', listener);
  }, []);
}
