import type { User } from '@dayloom/data';
import * as v from 'valibot';
import { recentsKey } from '../session/remembered-session.ts';

const most = 6;

const placeSchema = v.object({
  to: v.pipe(v.string(), v.startsWith('/')),
  title: v.string(),
  detail: v.exactOptional(v.string()),
});
/** Somewhere the palette led to. */
export type Place = v.InferOutput<typeof placeSchema>;

const schema = v.object({ user: v.string(), places: v.array(placeSchema) });

/** The last places of this user on this device, the latest first; somebody else's are not told, and go with the next one. */
export function recentPlaces({ id }: Pick<User, 'id'>): readonly Place[] {
  try {
    const { user, places } = v.parse(schema, JSON.parse(localStorage.getItem(recentsKey) ?? 'null'));
    return user === id ? places : [];
  } catch {
    return [];
  }
}

/** Titles are the user's own words: logging out removes them. */
export function rememberPlace(user: Pick<User, 'id'>, place: Place) {
  const others = recentPlaces(user).filter(({ to }) => to !== place.to);
  try {
    localStorage.setItem(
      recentsKey,
      JSON.stringify({ user: user.id, places: [place, ...others].slice(0, most) }),
    );
  } catch {
    // Without storage there are none.
  }
}
