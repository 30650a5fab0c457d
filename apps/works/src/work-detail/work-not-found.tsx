import { workFacts } from '@dayloom/domain';
import { Link, useAddress, useDraftsOfDeleted, useTitle } from '@dayloom/platform';
import { buttonClass, DraftsOfDeleted, EmptyState, Page } from '@dayloom/ui';

const title = 'Work not found';

/** The same for a work that never existed, was deleted, or belongs to another user. */
export function WorkNotFound() {
  const address = useAddress();
  useTitle(title);
  return (
    <Page title={title} width="narrow">
      <DraftsOfDeleted drafts={useDraftsOfDeleted(workFacts)} />
      <EmptyState
        drawing="lost"
        text="There is no work at this address."
        action={
          <Link className={buttonClass('primary')} to={address('dashboard')}>
            To the dashboard
          </Link>
        }
      />
    </Page>
  );
}
