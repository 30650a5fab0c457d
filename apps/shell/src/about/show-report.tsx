import { capitalized } from '@dayloom/domain';
import { localeAtom } from '@dayloom/platform';
import { useAtomValue } from 'jotai';
import { Badge, type BadgeTone } from '@dayloom/ui';
import {
  failedFileText,
  failureText,
  keptText,
  outdatedText,
  registryText,
  remarksOn,
  stateText,
} from './report-text.ts';
import type { FailureReport, ModuleReport, ModuleState, Report } from './report.ts';
import * as styles from './show-report.module.css';

const tones: Readonly<Record<ModuleState, BadgeTone>> = {
  loaded: 'success',
  'not loaded': 'neutral',
  failed: 'danger',
  'needs an update': 'warning',
};

/** A module that is loaded, but a part of which failed, is shown as a warning. */
const toneOf = ({ state, failures }: ModuleReport) =>
  state === 'loaded' && failures.length > 0 ? 'warning' : tones[state];

function FailureLine({ failure }: { readonly failure: FailureReport }) {
  const locale = useAtomValue(localeAtom);
  const time = new Date(failure.at).toLocaleTimeString(locale, { timeStyle: 'medium' });
  return (
    <li>
      <time dateTime={failure.at}>{time}</time> {failureText(failure)}
    </li>
  );
}

const ModuleLine = ({ module }: { readonly module: ModuleReport }) => (
  <li className={styles.module}>
    <h3>{module.title}</h3>
    <Badge tone={toneOf(module)}>{capitalized(stateText(module))}</Badge>
    <p>
      {module.version}, {module.origin}
    </p>
    {remarksOn(module).map((text) => (
      <p key={text}>{text}</p>
    ))}
    {module.failures.length > 0 && (
      <ul role="list" aria-label={`Failures of ${module.title}`} className={styles.failures}>
        {module.failures.map((failure, index) => (
          <FailureLine key={index} failure={failure} />
        ))}
      </ul>
    )}
  </li>
);

/** Shows the versions of this page's parts, their origins, load times and failures. */
export const ShowReport = ({
  report: { shell, registry, kept, modules, without },
}: {
  readonly report: Report;
}) => (
  <>
    <dl className={styles.facts}>
      <dt>Shell</dt>
      <dd>{shell.version}</dd>
      {shell.isOutdated && <dd className={styles.note}>{outdatedText}</dd>}
      {shell.failedFiles.map((failed) => (
        <dd key={failed.file} className={styles.note}>
          {capitalized(failedFileText(failed))}
        </dd>
      ))}
      <dt>Registry</dt>
      <dd>{registryText(registry)}</dd>
      {registry.failure !== undefined && <dd className={styles.note}>{registry.failure}</dd>}
      {kept && (
        <>
          <dt>Kept for offline</dt>
          <dd>{keptText(kept)}</dd>
          {kept.failure !== undefined && <dd className={styles.note}>{kept.failure}</dd>}
        </>
      )}
      {without.length > 0 && (
        <>
          <dt>Left out</dt>
          <dd>{without.join(', ')}</dd>
        </>
      )}
    </dl>
    <ul role="list" aria-label="Modules" className={styles.modules}>
      {modules.map((module) => (
        <ModuleLine key={module.name} module={module} />
      ))}
    </ul>
  </>
);
