import { useTitle } from '@dayloom/platform';
import { Button } from '@dayloom/ui';
import { NothingHere } from './nothing-here.tsx';

/** A module's screen may exist at this address, but neither the registry nor a copy of it can be read. */
export function WithoutModules() {
  const title = 'Dayloom cannot reach its parts';
  useTitle(title);
  return (
    <NothingHere
      title={title}
      text="Your records are safe in this browser. Check the connection, then try again."
    >
      <Button variant="primary" onClick={() => location.reload()}>
        Try again
      </Button>
    </NothingHere>
  );
}
