import { isComposing, TextField } from '@dayloom/ui';
import * as styles from './notes.module.css';

interface NotesSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** How many notes were found; undefined without a search. */
  readonly found: number | undefined;
}

/** Searches titles and contents while typing; Esc clears it. */
export const NotesSearch = ({ typed, onType, found }: NotesSearchProps) => (
  <div role="search" className={styles.search}>
    <TextField
      type="search"
      label="Search notes"
      hideLabel
      placeholder="Search notes"
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onType('');
      }}
    />
    <span role="status" className="visually-hidden">
      {found !== undefined && `${found} found`}
    </span>
  </div>
);
