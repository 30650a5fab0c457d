import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** The documents of a query in its order, page by page. */
export async function* pagesOf(query: Query, size: number): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const page = query.limit(size);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    yield docs;
    last = docs.length === size ? docs.at(-1) : undefined;
  } while (last);
}
