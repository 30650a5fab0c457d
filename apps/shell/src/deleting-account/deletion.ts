export type Deletion = {
  readonly deleted: number;
  /** Something is gone for good, if only what this device had not sent yet. */
  readonly hasBegun: boolean;
} & (
  | { readonly phase: 'running' }
  /** The service wants to know once more who asks. */
  | { readonly phase: 'sign-in' }
  | { readonly phase: 'failed'; readonly failure: string }
);
