import type { Query } from '@dayloom/data';
import type { UserId } from '@dayloom/domain';
import { namedQueries } from '@dayloom/testing';

const user = 'user' as UserId;

/** A query that the product can issue, as a list and as a count; `sums` are the fields it is also summed by. */
export interface ProductQuery {
  readonly name: string;
  readonly query: Query<unknown>;
  readonly sums: readonly string[];
}

/** Fields that a query is summed by, by its name. */
const sums: Readonly<Record<string, readonly string[]>> = { focusSessionsOf: ['duration'] };

/** Every query of `libs/data`, which is all that screens can ask for. */
export const productQueries: readonly ProductQuery[] = Object.entries(namedQueries(user, 'work')).map(
  ([name, query]) => ({ name, query, sums: sums[name] ?? [] }),
);
