/** A write as Firestore's REST interface takes it. */
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

/** A value as Firestore's REST interface takes it, such as `{ integerValue: '1' }`. */
export type Value = Readonly<Record<string, unknown>>;

/** One request of one caller: what is sent after `documents`, and by whom; nobody where `as` is missing. */
export interface Request {
  readonly path: ':commit' | ':runQuery' | ':runAggregationQuery' | ':batchGet';
  readonly body: unknown;
  readonly as?: string;
  /** The e-mail of that caller's account; null where it has none. */
  readonly email?: string | null;
  /** The document below which a list is asked for, such as `userTokens/ada`. */
  readonly below?: string;
}

/** A request that the rules must allow (`legal`) or deny, over what is stored before it. */
export interface Attempt {
  readonly name: string;
  /** The collection it is mainly about. */
  readonly collection: string;
  readonly legal: boolean;
  readonly stored: readonly Write[];
  readonly request: Request;
}

/** Where a write goes: the document's full name. */
export const nameOf = (write: Write) => ('delete' in write ? write.delete : write.update.name);

export const commit = (writes: readonly Write[], as?: string): Request => ({
  path: ':commit',
  body: { writes },
  ...(as !== undefined && { as }),
});
