import { isSampleUser } from '@dayloom/domain';
import { useUser } from '@dayloom/platform';
import { TitledCard } from '@dayloom/screen-kit';
import { Button } from '@dayloom/ui';
import { usePart } from './use-part.tsx';
import * as styles from './your-data.module.css';

const loadExport = () => import(/* webpackChunkName: "export-data" */ './export-run.tsx');
const loadImport = () => import(/* webpackChunkName: "import-data" */ './import-dialog.tsx');
const loadDelete = () => import(/* webpackChunkName: "delete-account" */ './delete-account-dialog.tsx');

export function YourData() {
  const exporting = usePart(loadExport);
  const importing = usePart(loadImport);
  const deleting = usePart(loadDelete);
  const user = useUser();
  return (
    <TitledCard title="Your data">
      <ul role="list" className={styles.actions}>
        <li>
          <p>One file with all your records, to keep or to take elsewhere.</p>
          <Button pending={exporting.pending || exporting.isOpen} onClick={exporting.open}>
            Export my data
          </Button>
          {exporting.part}
        </li>
        <li>
          <p>Bring records back from such a file. You see first what it would do.</p>
          <Button pending={importing.pending} onClick={importing.open}>
            Import data
          </Button>
        </li>
        {!isSampleUser(user) && (
          <li>
            <p>Delete your account, with all your records on every device.</p>
            <Button pending={deleting.pending} onClick={deleting.open}>
              Delete account
            </Button>
          </li>
        )}
      </ul>
      {importing.part}
      {deleting.part}
    </TitledCard>
  );
}
