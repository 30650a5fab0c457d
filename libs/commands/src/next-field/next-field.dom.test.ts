// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { typeIntoNextField } from './next-field.ts';

afterEach(() => document.body.replaceChildren());

it('[KA8] text typed before the page listens goes into the next field, although a button gets the focus first', async () => {
  const inserted = vi.fn<(command: string, shows: boolean, text: string) => boolean>();
  document.execCommand = (command, shows, text) => inserted(command, shows ?? false, text ?? '');
  const [button, input] = [document.createElement('button'), document.createElement('input')];
  document.body.append(button, input);
  typeIntoNextField([...'Go to shop'].map((key) => new KeyboardEvent('keydown', { key })));
  button.focus();
  input.focus();
  await vi.waitFor(() => expect(inserted.mock.calls).toEqual([['insertText', false, 'Go to shop']]));
});
