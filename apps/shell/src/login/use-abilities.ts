import type { Accounts } from '@dayloom/data';
import { useEffect, useState } from 'react';
import { backend } from '../backend/backend.ts';

/** What the account service can do; undefined until its code is there, which is fetched once a form is open. */
export function useAbilities(): Accounts['can'] | undefined {
  const [can, setCan] = useState<Accounts['can']>();
  useEffect(() => {
    let left = false;
    backend().then(
      ({ accounts }) => {
        if (!left) setCan(accounts.can);
      },
      // The form tells it when it is sent.
      (error: unknown) => console.error('The account service cannot be loaded.', error),
    );
    return () => {
      left = true;
    };
  }, []);
  return can;
}
