import { useEffect } from 'react';

const suffix = 'Dayloom';

/** Puts a name into the document's title, such as a work's; without one the route's own title stays (KA2). */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = title === '' ? suffix : `${title} · ${suffix}`;
  }, [title]);
}
