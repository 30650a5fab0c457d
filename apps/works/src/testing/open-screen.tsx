import type { Shell } from '@dayloom/platform';
import { TestFrame } from '@dayloom/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

interface Place {
  readonly path?: string;
  readonly at?: string | { readonly pathname: string; readonly search?: string; readonly state?: unknown };
}

/** Renders a screen at an address and answers with the hands of the person before it. */
export function openScreen(shell: Shell, element: ReactNode, place: Place = {}) {
  render(
    <TestFrame shell={shell} {...place}>
      {element}
    </TestFrame>,
  );
  return userEvent.setup();
}

/** Where the person is now, path and query. */
export const address = () => screen.getByLabelText('address').textContent;

/** What came along to this address. */
export const carried = (): unknown => JSON.parse(screen.getByLabelText('address').dataset['state'] ?? 'null');
