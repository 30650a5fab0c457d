import type { FieldErrors } from '@dayloom/domain';

const labelOf = ({ labels }: HTMLInputElement) => (labels?.[0]?.textContent ?? '').replace(/ \(.*\)$/, '');

/** The errors of partly typed dates and times, by field name. The browser reports their value as ''. */
export function badInputs<Field extends string>(form: HTMLFormElement): FieldErrors<Field> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=date], input[type=time]')];
  const bad = inputs.filter(({ validity }) => validity.badInput);
  return Object.fromEntries(
    bad.map((input) => [input.name, `${labelOf(input)} is not a valid ${input.type}`]),
  ) as FieldErrors<Field>;
}
