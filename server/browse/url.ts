import type { Handler } from '../context.ts';
import { readAndStore } from './read-and-store.ts';

const endings: Record<string, string> = {
  'text/plain': '.txt',
  'text/csv': '.csv',
  'application/pdf': '.pdf',
  'application/vnd.ms-excel': '.xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
};

export const browseUrl: Handler<'browse/url'> = (ctx, { url }) => {
  // Without its query: that may hold private data.
  const shown = url
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '');
  return readAndStore(ctx, {
    source: 'url',
    logged: shown,
    title: shown,
    async read() {
      const { bytes, type } = await ctx.shop.web.read(url);
      return { bytes, name: `page${endings[type] ?? '.html'}` };
    },
  });
};
