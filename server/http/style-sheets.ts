import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of each style sheet of the build by its address, '/assets/…css'. `folder`: `build/client`. */
export function readStyleSheets(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'));
  return new Map(
    names.map((name) => [`/assets/${name}`, readFileSync(join(folder, 'assets', name), 'utf8')]),
  );
}
