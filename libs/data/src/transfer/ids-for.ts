import type { UserId } from '@dayloom/domain';
import type { ExportFile } from '@dayloom/domain/export';

/** How many ids are worked out side by side. */
const atOnce = 500;
/** Bytes of a hash that make an id: 120 bits, which no two records share. */
const length = 15;

const utf8 = new TextEncoder();

const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

async function idFor(user: UserId, id: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8.encode(`${user}/${id}`));
  return textOf(new Uint8Array(hash, 0, length));
}

/**
 * The ids under which an account takes over records: their own ones from its own file. A server has one place for each
 * id, whoever owns it, so that records of another account get ids that follow from the old one and from who imports
 * them: the same file imported twice makes nothing twice.
 */
export async function idsFor(file: ExportFile, user: UserId): Promise<(id: string) => string> {
  if (file.user === user) return (id) => id;
  const ids = [...new Set([...file.records.values()].flat().map(({ id }) => id))];
  const made = new Map<string, string>();
  for (let from = 0; from < ids.length; from += atOnce)
    await Promise.all(
      ids.slice(from, from + atOnce).map(async (id) => void made.set(id, await idFor(user, id))),
    );
  return (id) => made.get(id) ?? id;
}
