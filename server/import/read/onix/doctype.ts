import { characterOf } from './characters.ts';

/** No entity of an honest file needs more; the expansion attacks need millions. */
const MAX_LENGTH = 1000;
const MAX_ENTITIES = 2000;

export interface DeclaredEntities {
  values: ReadonlyMap<string, string>;
  /** Names whose text would grow too long; a record that uses one is refused. */
  refused: ReadonlySet<string>;
}

/**
 * The entities that a DOCTYPE declares in its internal subset. External ones (SYSTEM, PUBLIC) and parameter
 * entities are never fetched. Values are expanded here, once, and bounded, so that no reference can explode.
 */
export function declaredEntities(doctype: string): DeclaredEntities {
  const values = new Map<string, string>();
  const refused = new Set<string>();
  let count = 0;
  for (const [, name = '', double, single] of doctype.matchAll(
    /<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/g,
  )) {
    if (++count > MAX_ENTITIES) break;
    if (values.has(name) || refused.has(name)) continue;
    const value = expand(double ?? single ?? '', values, refused);
    if (value === undefined) refused.add(name);
    else values.set(name, value);
  }
  return { values, refused };
}

function expand(
  raw: string,
  values: ReadonlyMap<string, string>,
  refused: ReadonlySet<string>,
): string | undefined {
  if (raw.length > MAX_LENGTH) return undefined;
  let length = 0;
  let tooLong = false;
  const text = raw.replace(/&([^;&\s]{1,40});/g, (whole, reference: string) => {
    if (refused.has(reference) || length > MAX_LENGTH) {
      tooLong = true;
      return '';
    }
    const value = characterOf(reference, values) ?? whole;
    length += value.length;
    return value;
  });
  return tooLong || text.length > MAX_LENGTH ? undefined : text;
}
