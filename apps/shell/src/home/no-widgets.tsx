import { Button, Notice } from '@dayloom/ui';

/** Shown if neither the registry nor a copy of it can be read, so that the shell has no widgets. */
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
