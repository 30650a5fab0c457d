import { useAction } from '@dayloom/platform';
import { Button, TextArea } from '@dayloom/ui';
import { useStore } from 'jotai';
import { useState } from 'react';
import { toasts } from '@dayloom/toasts';
import { reportText } from './report-text.ts';
import { reportOf } from './report.ts';

/** Ref callback: selects the text of the field when it is mounted. */
function selectAll(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.select();
}

/** Copies the report to the clipboard. If the browser rejects that, shows the text selected, to be copied by hand. */
export function CopyReport() {
  const atoms = useStore();
  const [uncopied, setUncopied] = useState<string>();
  const copy = useAction(async () => {
    const text = reportText(reportOf(atoms));
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(undefined);
      toasts.success('Report copied');
    } catch {
      // The text is the key of the field, so a new text mounts a new field and selects it.
      setUncopied(text);
      toasts.warning('The browser does not let the report be copied. It is selected: copy it from here.');
    }
  });
  return (
    <>
      <Button size="small" pending={copy.pending} onClick={() => void copy.run()}>
        Copy report
      </Button>
      {uncopied !== undefined && (
        <TextArea key={uncopied} ref={selectAll} label="Report" readOnly rows={8} value={uncopied} />
      )}
    </>
  );
}
