/** A write in the format of Firestore's REST API. */
export type Write =
  | {
      readonly update: { readonly name: string; readonly fields: Readonly<Record<string, Value>> };
      readonly updateMask?: { readonly fieldPaths: readonly string[] };
      readonly updateTransforms?: readonly {
        readonly fieldPath: string;
        readonly increment?: Value;
        readonly setToServerValue?: 'REQUEST_TIME';
      }[];
      readonly currentDocument?: { readonly exists: boolean };
    }
  | { readonly delete: string };

/** A value in the format of Firestore's REST API, such as `{ integerValue: '1' }`. */
export type Value = Readonly<Record<string, unknown>>;

/** One request of a caller; `path` follows `documents` in the URL. Signed out if `as` is missing. */
export interface Request {
  readonly path: ':commit' | ':runQuery' | ':runAggregationQuery' | ':batchGet';
  readonly body: unknown;
  readonly as?: string;
  /** The e-mail of the caller's account; null if it has none. */
  readonly email?: string | null;
  /** The document whose subcollection is listed, such as `userTokens/ada`. */
  readonly below?: string;
}

/** A request that the rules must allow (`legal`) or deny, with the documents stored before it. */
export interface Attempt {
  readonly name: string;
  /** The collection that the attempt tests. */
  readonly collection: string;
  readonly legal: boolean;
  readonly stored: readonly Write[];
  readonly request: Request;
}

/** The full name of the document that is written. */
export const nameOf = (write: Write) => ('delete' in write ? write.delete : write.update.name);

export const commit = (writes: readonly Write[], as?: string): Request => ({
  path: ':commit',
  body: { writes },
  ...(as !== undefined && { as }),
});
