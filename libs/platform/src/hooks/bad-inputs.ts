import type { FieldErrors } from '@dayloom/domain';

const labelOf = ({ labels }: HTMLInputElement) => (labels?.[0]?.textContent ?? '').replace(/ \(.*\)$/, '');

/** Dates and times of a form that are typed only in part, by field name: the browser gives their value as ''. */
export function badInputs<Field extends string>(form: HTMLFormElement): FieldErrors<Field> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=date], input[type=time]')];
  const bad = inputs.filter(({ validity }) => validity.badInput);
  return Object.fromEntries(
    bad.map((input) => [input.name, `${labelOf(input)} is not a valid ${input.type}`]),
  ) as FieldErrors<Field>;
}
