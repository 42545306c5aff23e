import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mailKeys } from '../mail-words.ts';
import { siteSettings } from '../store.ts';
import { settings } from './settings.ts';
import { splitName } from './shape.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

/** Shipped code by its path, as a set of words. server/store/settings.ts is left out: it loads settings and shows nothing. */
const code = ['server', 'storefront', 'blocks']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^server\/store\/settings\.ts$/.test(path))
  .concat('contract/gift-card-rules.ts', 'contract/impulse-types.ts')
  .map((path): [string, Set<string>] => {
    const lines = textOf(path).split('\n');
    return [
      path,
      new Set(
        lines
          .filter((line) => !isComment(line))
          .join('\n')
          .match(/\w+/g),
      ),
    ];
  });
const wordsOf = new Map(code);

/** Files that get the whole group, and read the setting under the last part of its name. */
const handedOn: Record<string, string> = {
  'store_info.giftcard_minimum': 'contract/gift-card-rules.ts',
  'store_info.giftcard_maximum': 'contract/gift-card-rules.ts',
  'audiobook_seller.search_url': 'server/providers/audiobook/catalogue-audiobooks.ts',
  'checkout_info.impulse_pickup': 'contract/impulse-types.ts',
  'checkout_info.impulse_ship': 'contract/impulse-types.ts',
  'map_tiles.url': 'blocks/map_stores_location/live-map.tsx',
  'map_tiles.attribution': 'blocks/map_stores_location/live-map.tsx',
};

/** What no code reads yet: the API answers with it, as the documents say. */
const unread: Record<string, string> = {
  'ebook_seller.search_url': 'the API has had it from the beginning; only audiobooks have See all',
  'store_info.san': 'documented for clients of the API',
};

function isRead(name: string): boolean {
  const [group, leaf] = splitName(name);
  // Read by the key of the mail.
  if (group === 'mails' && (mailKeys as string[]).includes(leaf))
    return wordsOf.get('server/mail/wording/own-words.ts')?.has('mails') ?? false;
  // Read by the name of the rule.
  if (group === 'privacy' && leaf !== 'answers_days')
    return wordsOf.get('server/jobs/keep-rules.ts')?.has(leaf.replace(/_days$/, '')) ?? false;
  const heir = handedOn[name];
  if (heir !== undefined) return wordsOf.get(heir)?.has(leaf) ?? false;
  return code.some(([, words]) => words.has(leaf) && (group === '' || words.has(group)));
}

it('has no setting that nothing reads, but those with a reason', () => {
  expect(
    Object.keys(settings)
      .filter((name) => !isRead(name))
      .toSorted(),
  ).toEqual(Object.keys(unread).toSorted());
});

/** Words in those sentences that are no settings: parts of other values. */
const notSettings = ['bm_class', 'form_pickup', 'form_custom_pickup', 'form_ship', 'form_custom_ship'];

function documentedNames(): string[] {
  const rows = textOf('docs/spec/requirements.tsv')
    .split('\n')
    .map((line) => line.split('\t'));
  const sentences = rows
    .filter(([, , kind]) => kind === 'setting')
    .map((row) => row[5] ?? '')
    .filter((sentence) => /^(Site (setting|flag)s?|store_info|checkout_info|Settings?[ :])/.test(sentence));
  const names = sentences.flatMap((sentence) => sentence.match(/\b[a-z\d]+(_[a-z\d]+)+\b/g) ?? []);
  return [...new Set(names)].filter((name) => !notSettings.includes(name)).toSorted();
}

it('answers with every documented setting whose feature is here', () => {
  const { store_info, checkout_info, styles } = siteSettings.shape;
  const answered = [siteSettings, store_info, checkout_info, styles].flatMap(({ shape }) =>
    Object.keys(shape),
  );
  const documented = documentedNames();
  expect(documented.length).toBeGreaterThan(60);
  expect(documented.filter((name) => !answered.includes(name))).toEqual([]);
});
