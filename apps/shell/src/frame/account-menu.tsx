import { useAtomValue } from 'jotai';
import { sessionAtom } from '@dayloom/account';
import { Avatar } from '@dayloom/ui';
import { useId, useRef } from 'react';
import * as styles from './account-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';
import { usePanels } from './use-panels.ts';

/** The signed-in user's round button at the end of the header, with a panel below it. */
export function AccountMenu() {
  const session = useAtomValue(sessionAtom);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { open, toggle, close } = useDisclosure(root, button);
  const panels = usePanels(open, close);
  if (session.phase !== 'signed-in') return null;
  const { email } = session.user;
  return (
    <div ref={root} className={styles.accountMenu}>
      <button
        ref={button}
        type="button"
        className={styles.disc}
        aria-label="Account"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <Avatar name={email} size="small" />
      </button>
      {panels && <panels.AccountPanel {...{ id, email }} onLeave={close} />}
    </div>
  );
}
