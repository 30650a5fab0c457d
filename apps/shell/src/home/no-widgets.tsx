import { Button, Notice } from '@dayloom/ui';

/** Neither the registry nor a copy of it can be read: the shell has nothing to show but says so. */
export const NoWidgets = () => (
  <Notice
    tone="warning"
    role="status"
    title="Dayloom cannot reach its parts"
    action={
      <Button size="small" onClick={() => location.reload()}>
        Try again
      </Button>
    }
  >
    Your records are safe in this browser. Check the connection, then try again.
  </Notice>
);
