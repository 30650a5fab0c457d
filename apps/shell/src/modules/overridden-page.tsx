import { useTitle } from '@dayloom/platform';
import { Button } from '@dayloom/ui';
import { matchPath, useLocation } from 'react-router-dom';
import { NotFound } from '../fallbacks/not-found.tsx';
import { NothingHere } from '../fallbacks/nothing-here.tsx';
import { type OverrideOutcome, resetOverride } from './override.ts';

function LeftOutPage({ title }: { readonly title: string }) {
  useTitle(`${title} is left out`);
  return (
    <NothingHere
      title={`${title} is left out`}
      text="This tab runs an override without it. A reset brings it back."
    >
      <Button variant="primary" onClick={resetOverride}>
        Reset
      </Button>
    </NothingHere>
  );
}

/** For a module that this tab leaves out, says how to get it back; 'not found' for any other unknown address. */
export function OverriddenPage({ override }: { readonly override: OverrideOutcome }) {
  const { pathname } = useLocation();
  const found = override.leftOut.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  return found ? <LeftOutPage title={found.title} /> : <NotFound />;
}
