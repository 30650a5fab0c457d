// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSpaceKey } from './use-space-key.ts';

afterEach(cleanup);

/** A screen whose button reacts to Space, with other elements next to it. */
function open(rest: ReactNode = null) {
  const act = vi.fn<() => void>();
  function Screen() {
    useSpaceKey(act);
    return rest;
  }
  return { act, ...render(<Screen />) };
}
const focus = (label: string) => screen.getByLabelText(label).focus();

describe('the Space key of a clock', () => {
  it('[MD3] [KA1] presses its button, and does not scroll', async () => {
    const { act, unmount } = open();
    expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(false);
    await userEvent.keyboard('x');
    expect(act).toHaveBeenCalledOnce();
    unmount();
    await userEvent.keyboard(' ');
    expect(act).toHaveBeenCalledOnce();
  });

  it.each([
    ['a button', <button key="one" type="button" aria-label="it" />],
    ['a tab that is not chosen', <button key="one" type="button" role="tab" aria-label="it" />],
    ['a text field', <input key="one" aria-label="it" />],
    ['a checkbox', <input key="one" type="checkbox" aria-label="it" />],
    ['a radio that is not chosen', <input key="one" type="radio" aria-label="it" />],
    ['a choice', <select key="one" aria-label="it" />],
    ['a text area', <textarea key="one" aria-label="it" />],
    ["a menu's item", <div key="one" role="menuitem" tabIndex={-1} aria-label="it" />],
  ])('[MD3] [KA8] goes to %s that has the focus', async (_, rest) => {
    const { act } = open(rest);
    focus('it');
    await userEvent.keyboard(' ');
    expect(act).not.toHaveBeenCalled();
  });

  it.each([
    ['a radio that is chosen', <input key="one" type="radio" aria-label="it" defaultChecked />],
    [
      'a tab that is chosen',
      <button key="one" type="button" role="tab" aria-selected="true" aria-label="it" />,
    ],
    ['a link, as after walking here by one', <a key="one" href="/meditation" aria-label="it" />],
  ])('[MD3] presses the button of the clock from %s, and does not scroll', async (_, rest) => {
    const { act } = open(rest);
    focus('it');
    expect(fireEvent.keyDown(screen.getByLabelText('it'), { key: ' ' })).toBe(false);
    expect(act).toHaveBeenCalledOnce();
  });

  it('[MD3] is ignored in a dialog, and after another listener has handled it', async () => {
    const { act, unmount } = open(<dialog open />);
    await userEvent.keyboard(' ');
    unmount();
    const { act: second } = open(
      <div aria-label="it" tabIndex={-1} onKeyDown={(event) => event.preventDefault()} />,
    );
    focus('it');
    await userEvent.keyboard(' ');
    expect([act.mock.calls, second.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['repeated', { repeat: true }],
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Alt', { altKey: true }],
    ['with AltGr', { modifierAltGraph: true }],
    ['with Shift', { shiftKey: true }],
    ['part of a composition', { isComposing: true }],
    ['the end of a composition in Safari', { keyCode: 229 }],
  ])('[MD3] [KA8] does nothing to the clock when it is %s', (_, how) => {
    const { act } = open();
    fireEvent.keyDown(document.body, { key: ' ', ...how });
    expect(act).not.toHaveBeenCalled();
  });
});
