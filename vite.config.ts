import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, normalize, parse, relative } from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { asciiOnServer } from './scripts/ascii-on-server.mjs';
import { messageOptions } from './scripts/message-options.mjs';

/** Whether a module is one of these files of ours. Throws for a file that is not there: it would leave its group unseen. */
function isOneOf(...files: string[]): (id: string) => boolean {
  const ids = new Set(files.map((file) => join(import.meta.dirname, file)));
  for (const id of ids)
    if (!existsSync(id)) throw new Error(`vite.config.ts names a file that is gone: ${id}`);
  return (id) => ids.has(normalize(id));
}

/** Blocks load the code of books later, but its sheets must come with the page. By folder: what is not meant. */
const sheets = {
  ui: /^(modal-popup|popover|panel-or-drawer|menu|style-guide|field\.|field-error|text-field|text-area|select-field|checkbox|radio-group|error-summary|tab-links|pagination|page-window|segmented)/,
  'storefront/parts/title': /^(page-foot|page-size|view-mode-switch)/,
  'storefront/parts/cart': /^(?!add-to-cart|buy-bar)/,
};

function isSheet(id: string): boolean {
  const { dir, base } = parse(relative(import.meta.dirname, id).replaceAll('\\', '/'));
  const without = sheets[dir as keyof typeof sheets];
  return base.endsWith('.css') && without !== undefined && !without.test(base);
}

/** Words that many pages share: a file for each would weigh more than what it says. */
const sharedWords =
  /[\\/]compiled[\\/]messages[\\/](common_(condition_(new|used|remainder)|home|next|previous|go_back|ok|opens_in_new_tab)|browse_(all_books|books|sort_by|comment|other_offer)|search_list_heading)\.js$/;

const isFrame = isOneOf(
  'contract/event-path.ts',
  'storefront/root.tsx',
  'storefront/page-load.ts',
  'storefront/parts/page/json-ld.tsx',
  'storefront/parts/page/meta.ts',
  'storefront/parts/page/page-body.tsx',
  'storefront/parts/page/root-data.ts',
);

/** The notice stands above every page, with blocks or without: its few rules come with the shell. */
const blocks = join(import.meta.dirname, 'blocks');
const isBlockStyle = (id: string) =>
  id.startsWith(blocks) && id.endsWith('.css') && !id.includes('notice-line');

/** Our modules do nothing by being loaded, but those that bring the blocks' sheets and the server's language. */
const ours =
  /[\\/](contract|storefront|ui|blocks|messages)[\\/](?!.*(?:blocks[\\/]styles|server-locale)\.ts$).*\.tsx?$/;

/**
 * What is one file, with all that it imports; a module goes with the first group that has it. Thirty files of a few hundred
 * bytes compress badly and cost a request each.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  // Else a sheet would come with its block's code, after the HTML that it dresses (blocks/styles.ts).
  { name: 'block-styles', test: isBlockStyle },
  // Blocks have forms too.
  {
    name: 'form-styles',
    test: /[\\/](ui[\\/](field|text-field|checkbox|radio-group)|custom-form[\\/]shop-form|giftcard[\\/]balance-form)\.module\.css$/,
  },
  // Event pages show the same without blocks.
  {
    name: 'event-styles',
    test: /[\\/](event[\\/](category-mark|day-tile|event-calendar|event-card|event-list))\.module\.css$/,
  },
  // The frame of every page.
  { name: 'shell', test: (id: string) => isFrame(id) || isSheet(id) || sharedWords.test(id) },
  // Hours and days by the shop's clock, and what is said of events.
  {
    name: 'event-words',
    test: /[\\/]compiled[\\/]messages[\\/]events_(all_day|cancelled|heading|in_(month|progress)|none|online|past|to_calendar)\.js$/,
  },
  { name: 'clock', test: isOneOf('contract/hours-text.ts', 'contract/wall-clock.ts') },
  // Parts of pages that are not made of blocks.
  {
    name: 'body',
    test: isOneOf(
      'contract/back-path.ts',
      'storefront/failed-answer.ts',
      'storefront/page-submit.ts',
      'storefront/parts/cart/change-cart.ts',
      'storefront/parts/page/unlisted-meta.ts',
      'storefront/parts/session/drawn-for.tsx',
      'storefront/parts/session/keep-cookie.ts',
      'storefront/parts/title/title-cover.tsx',
      'ui/breadcrumbs.tsx',
      'ui/disclosure.tsx',
      'ui/empty-state.tsx',
      'ui/price.tsx',
    ),
  },
  // How a book is shown and sold, wherever it is.
  {
    name: 'books',
    test: isOneOf(
      'storefront/parts/cart/add-to-cart.tsx',
      'storefront/parts/cart/buy-bar.tsx',
      'storefront/parts/cart/requires-account.tsx',
      'storefront/parts/lists/favourite-button.tsx',
      'storefront/parts/title/offer-of-row.ts',
      'storefront/parts/title/release-day.ts',
      'storefront/parts/title/remembered-title.ts',
      'storefront/parts/title/row-price.tsx',
      'ui/skeleton.tsx',
    ),
  },
  { name: 'shelves', test: isOneOf('storefront/parts/title/title-shelf.tsx') },
  // Books in rows, and what is around them.
  {
    name: 'results',
    test: /[\\/](ui[\\/](pagination|page-window|segmented)|title[\\/](title-list|page-foot|page-size|page-size-links|view-mode-switch))\.(tsx?|module\.css)$/,
  },
];

/** The name of a class of one sheet. The bundler's own would end in the line as well, in sheets, scripts and every page. */
function classIn(name: string, _file: string, sheet: string): string {
  return `_${name}_${createHash('sha256').update(sheet).digest('hex').slice(0, 5)}`;
}

/**
 * What pages share without being a group has no name: every page's manifest lists the files of all pages, and the bundler would
 * name these after one module of many.
 */
const named = new Set(['rolldown-runtime', ...groups.map((group) => group.name)]);

export default defineConfig({
  plugins: [paraglideVitePlugin(messageOptions), reactRouter(), asciiOnServer],
  css: { modules: { generateScopedName: classIn } },
  build: {
    // Baseline 2023, as the README says.
    target: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    sourcemap: false,
    // Code that a script fetches later is not preloaded: WebKit never imports a module whose preload has failed once.
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    // A running shop, and pages open in browsers, may still ask for files of the last build (scripts/forget-old.mjs).
    emptyOutDir: false,
    rolldownOptions: {
      // Else a module would travel that the browser's code names, but never uses.
      treeshake: { moduleSideEffects: [{ test: ours, sideEffects: false }] },
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name, facadeModuleId }) =>
          facadeModuleId || named.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
      },
    },
  },
});
