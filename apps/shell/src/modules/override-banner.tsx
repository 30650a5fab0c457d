import { Button, Notice } from '@dayloom/ui';
import { type Override, type OverrideOutcome, resetOverride } from './override.ts';
import * as styles from './override-banner.module.css';

/** 'works 1.2.0, without focus' */
const overrideText = ({ versions, without }: Override) =>
  [
    ...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
    ...without.map((name) => `without ${name}`),
  ].join(', ');

/** What this tab runs, and which part of the override is unavailable. @returns sentences */
function sentencesOf(override: OverrideOutcome): readonly string[] {
  const text = overrideText(override);
  return [
    ...(text ? [`This tab runs an override: ${text}.`] : []),
    ...override.missing.map(
      (title) => `The version of ${title} that was requested is not available: the released one runs.`,
    ),
    ...(override.hasWithdrawn
      ? ['A version that was requested was withdrawn and is not loaded any more.']
      : []),
    ...(override.hasUnknown ? ['A module that was requested does not exist.'] : []),
    ...(override.hasFailed
      ? ['A module that was requested could not be loaded. Check the connection, then reload the page.']
      : []),
  ];
}

/** Says that this tab runs other modules than the released ones, with a button to reset that. */
export const OverrideBanner = ({ override }: { readonly override: OverrideOutcome }) => (
  <aside className={styles.overrideBanner} aria-label="Override">
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={resetOverride}>
          Reset
        </Button>
      }
    >
      {sentencesOf(override).join(' ')}
    </Notice>
  </aside>
);
