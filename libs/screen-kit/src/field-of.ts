import type { Form } from '@dayloom/platform';

type TextFields<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] &
  string;

/** The props of a form's text, date and time fields: `const field = fieldOf(form)`, `<TextField {...field('title')} />`. */
export const fieldOf =
  <Draft extends object, Field extends TextFields<Draft>>({
    draft,
    errors,
    change,
  }: Pick<Form<Draft, Field>, 'draft' | 'errors' | 'change'>) =>
  (name: Field) => ({
    name,
    value: draft[name] as string,
    error: errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value } as Partial<Draft>),
  });
