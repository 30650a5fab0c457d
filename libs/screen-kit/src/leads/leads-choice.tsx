import { capitalized } from '@dayloom/domain';
import {
  type Lead,
  leadChoices,
  leadLength,
  leadsText,
  leadWords,
  mostLeads,
  readLeads,
} from '@dayloom/domain/leads';
import { Button, SelectField } from '@dayloom/ui';
import { useId, useState } from 'react';
import * as styles from './leads-choice.module.css';

interface LeadsTogglesProps {
  readonly chosen: readonly Lead[];
  readonly onChange: (leads: string) => void;
}

/** Each lead as a button; up to five can be chosen. */
function LeadsToggles({ chosen, onChange }: LeadsTogglesProps) {
  const mostId = useId();
  const offered = [...new Set([...leadChoices, ...chosen])].toSorted((a, b) => a - b);
  const isFull = chosen.length >= mostLeads;
  return (
    <div className={styles.toggles} role="group" aria-label="Times to ring">
      {offered.map((lead) => {
        const isChosen = chosen.includes(lead);
        const isRefused = isFull && !isChosen;
        const toggled = isChosen ? chosen.filter((one) => one !== lead) : [...chosen, lead];
        return (
          <Button
            key={lead}
            size="small"
            aria-pressed={isChosen}
            aria-label={capitalized(leadWords(lead))}
            aria-describedby={isRefused ? mostId : undefined}
            onClick={() => !isRefused && onChange(leadsText(toggled))}
          >
            {lead === 0 ? 'At the time' : leadLength(lead)}
          </Button>
        );
      })}
      <small id={mostId} aria-live="polite">
        {isFull && `${mostLeads} are chosen. To choose another, take one away.`}
      </small>
    </div>
  );
}

interface LeadsChoiceProps {
  /** As in a record; '' without a choice. */
  readonly value: string;
  /** The option without a choice. */
  readonly usualLabel: string;
  /** The leads without a choice, as in a record; undefined for the default. */
  readonly usual?: string | undefined;
  readonly onChange: (leads: string) => void;
  /** Further sentences about the choice. */
  readonly notes?: readonly string[];
}

/** Chooses when something rings: one of the usual ways, or leads of one's own. */
export function LeadsChoice({ value, usualLabel, usual, onChange, notes = [] }: LeadsChoiceProps) {
  const [isChoosing, setChoosing] = useState(false);
  const options = [
    { value: '', label: usualLabel },
    { value: '0', label: 'At the time' },
    { value: 'none', label: 'Not at all' },
  ];
  const chosen = readLeads(value || undefined, usual);
  const isOpen = isChoosing || options.every((option) => option.value !== value);
  const select = (option: string) => {
    setChoosing(option === 'choose');
    onChange(option === 'choose' ? leadsText(chosen) : option);
  };
  const toggle = (leads: string) => {
    // Also where only one is left, which is an option of its own.
    setChoosing(true);
    onChange(leads);
  };
  const said = [...(chosen.length === 0 ? ['Does not ring.'] : []), ...notes].join(' ');
  return (
    <div className={styles.choice}>
      <SelectField
        label="When to ring"
        options={[...options, { value: 'choose', label: 'Choose...' }]}
        value={isOpen ? 'choose' : value}
        onChange={(event) => select(event.target.value)}
      />
      {isOpen && <LeadsToggles chosen={chosen} onChange={toggle} />}
      <p className={styles.notes} aria-live="polite">
        {said}
      </p>
    </div>
  );
}
