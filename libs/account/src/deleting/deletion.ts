export type Deletion = {
  readonly deleted: number;
  /** Something is permanently deleted, if only changes that this device had not sent yet. */
  readonly hasBegun: boolean;
} & (
  | { readonly phase: 'running' }
  /** The account service requires a new sign-in. */
  | { readonly phase: 'sign-in' }
  | { readonly phase: 'failed'; readonly failure: string }
);
