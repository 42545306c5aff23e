import { join, parse, relative } from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { messageOptions } from './scripts/message-options.mjs';

/**
 * Parts of nearly every page, and how books are shown: blocks load that code later, but its sheets must come with the page.
 * What opens later (dialogs, the human check) and what forms are made of stays apart. By folder: what is not meant.
 */
const shell = {
  ui: /^(more-icons|modal-popup|popover|panel-or-drawer|menu|style-guide|field\.|field-error|text-field|text-area|select-field|checkbox|radio-group|error-summary|tab-links|pagination|page-window|segmented)/,
  'storefront/parts/chrome': /^(more-menus|location-dialog|menu-list|menu-more|footer-lines)/,
  'storefront/parts/search': /^(finding-bar|suggestion-options|match-parts)/,
  'storefront/parts/session': null,
  'storefront/parts/page': /^(missing-page|scroll-to-anchor)/,
  'storefront/parts/title': /^(picks|page-foot|page-size|view-mode-switch)/,
  storefront: /^(?!page-load)/,
  blocks: /^(?!at-once|lazy-notices)/,
};

/** Words that many pages share: a file for each would weigh more than what it says. */
const sharedWords =
  /[\\/]compiled[\\/]messages[\\/](common_home|browse_all_books|browse_books|browse_sort_by|search_list_heading)\.js$/;

function isShell(id: string): boolean {
  const path = relative(import.meta.dirname, id).replaceAll('\\', '/');
  const { dir, base } = parse(path);
  const without = shell[dir as keyof typeof shell];
  if (sharedWords.test(id)) return true;
  return without !== undefined && /\.tsx?$/.test(base) && !without?.test(base);
}

/** The notice stands above every page, with blocks or without: its few rules come with the shell. */
const blocks = join(import.meta.dirname, 'blocks');
const isBlockStyle = (id: string) =>
  id.startsWith(blocks) && id.endsWith('.css') && !id.includes('notice-line');

/** Our modules do nothing by being loaded, but those that bring the blocks' sheets and the server's language. */
const ours =
  /[\\/](contract|storefront|ui|blocks|messages)[\\/](?!.*(?:blocks[\\/]styles|server-locale)\.ts$).*\.tsx?$/;

export default defineConfig({
  plugins: [paraglideVitePlugin(messageOptions), reactRouter()],
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
        // Thirty files of a few hundred bytes compress badly and cost a request each: what every page draws is one.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 3,
            },
            { name: 'shell', test: isShell, priority: 2 },
            // Around the books of results and lists.
            {
              name: 'results',
              test: /[\\/](ui[\\/](pagination|page-window|segmented)|title[\\/](page-foot|page-size|page-size-links|view-mode-switch))\.(tsx?|module\.css)$/,
              priority: 1,
            },
            // Else a sheet would come with its block's code, after the HTML that it dresses (blocks/styles.ts).
            { name: 'block-styles', test: isBlockStyle, priority: 3 },
            // Blocks have forms too.
            {
              name: 'form-styles',
              test: /[\\/](ui[\\/](field|text-field|checkbox|radio-group)|custom-form[\\/]shop-form|giftcard[\\/]balance-form)\.module\.css$/,
              priority: 4,
            },
            // Event pages show the same without blocks.
            {
              name: 'event-styles',
              test: /[\\/](event[\\/](category-mark|day-tile|event-calendar|event-card|event-list))\.module\.css$/,
              priority: 4,
            },
          ],
        },
      },
    },
  },
});
