import { isStoreClosed } from '@dayloom/data';
import { checkTaskDraft, isBlank } from '@dayloom/domain';
import { dayStartAtom, localeAtom, useShell, useToday } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { QuickAddAccess } from '../command-host.ts';
import { newRecord } from './new-record.ts';
import { addedWords, detailWords, noFormWords, refusalWords } from './quick-add-words.ts';
import type { QuickAddDraft } from './quick-add-state.ts';
import type { Line } from './use-line.ts';
import { type Understood, useReading } from './use-reading.ts';

/** The action of Enter on the line. */
export function useQuickAdd({ draft, close, clearForForm, send }: Line, { go, toasts }: QuickAddAccess) {
  const shell = useShell();
  const today = useToday();
  const dayStart = useAtomValue(dayStartAtom);
  const locale = useAtomValue(localeAtom);
  const reader = { today, dayStart, locale };
  const { readAgain, ...understood } = useReading(draft);
  /** Whether Enter was pressed before the works were loaded. */
  const waiting = useRef(false);
  /** Why a draft was rejected. */
  const [rejected, setRejected] = useState<{ draft: QuickAddDraft; sentence: string }>();

  const openForm = async (kind: 'note' | 'goal', title: string, { reading }: Understood) => {
    const params = { new: title, ...(reading.day && { day: reading.day }) };
    const form = shell.navigation.intent(`add-${kind}`, params);
    if (form === undefined) return setRejected({ draft, sentence: noFormWords[kind] });
    close();
    if (await go(form)) clearForForm();
  };

  const save = async (title: string, { reading, work }: Understood) => {
    const { add, undo, at } = newRecord(
      reading,
      reading.doubt ? undefined : (reading.day ?? today),
      title,
      shell,
    );
    const release = shell.unsavedWork.hold('quick add', { isSaving: true });
    // Starts before the line is emptied, so that the line and the screen below are rendered together.
    const answer = shell.store.commit([add]);
    try {
      await send(answer);
      const open = async () => {
        close();
        if (at !== undefined) await go(at);
      };
      toasts.success(addedWords(reading, reader, work), {
        detail: detailWords(reading, reader, title),
        undo: async () => void (await shell.store.commit([undo])),
        ...(at !== undefined && { open }),
      });
    } catch (reason) {
      if (!isStoreClosed(reason)) toasts.error('Failed to add', reason);
    } finally {
      release();
    }
  };

  const add = async () => {
    if (isBlank(draft.line) || waiting.current) return;
    waiting.current = true;
    const answer = readAgain();
    let now: Understood;
    try {
      now = answer instanceof Promise ? await answer : answer;
    } catch (reason) {
      return toasts.error('Failed to add', reason);
    } finally {
      waiting.current = false;
    }
    const { kind, title } = now.reading;
    const checked = checkTaskDraft({ title });
    if (!checked.ok) return setRejected({ draft, sentence: checked.message });
    if (kind === 'note' || kind === 'goal') return openForm(kind, checked.fields.title, now);
    const refusal = refusalWords(now.reading, reader, now.work);
    if (refusal !== undefined) return setRejected({ draft, sentence: refusal });
    await save(checked.fields.title, now);
  };

  return { ...understood, error: rejected?.draft === draft ? rejected.sentence : '', add };
}
