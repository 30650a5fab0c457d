import descriptor from '../../module.json';
import type { Shell } from '@dayloom/platform';
import { TestFrame } from '@dayloom/testing/shell';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';

afterEach(cleanup);
// For slow machines; a missing response still fails the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

interface ScreenAddress {
  /** Other screens that are reachable, by path. */
  readonly others?: Readonly<Record<string, ReactNode>>;
  readonly path?: string;
  readonly at?: string | { readonly pathname: string; readonly search?: string; readonly state?: unknown };
}

/** Renders a screen at an address and returns the user events for it. */
export function openScreen(shell: Shell, element: ReactNode, place: ScreenAddress = {}) {
  render(
    <TestFrame shell={shell} descriptor={descriptor} {...place}>
      {element}
    </TestFrame>,
  );
  return userEvent.setup();
}

/** The current address, path and query. */
export const address = () => screen.getByLabelText('address').textContent;

/** The navigation state of this address. */
export const carried = (): unknown => JSON.parse(screen.getByLabelText('address').dataset['state'] ?? 'null');
