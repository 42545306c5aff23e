import type { AdminOutput } from '../../contract/admin/actions.ts';
import { stampText } from '../../contract/moment-text.ts';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { subscriberTable } from '../parts/subscriber-table.ts';

/** The subscribers that a search finds, or all, as a file with what they agreed to. */
export const loader = deskLoader(async ({ api, url, store }) => {
  const term = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  const all: AdminOutput<'newsletter/exportList'>['subscribers'] = [];
  for (let after: number | null | undefined; after !== null; ) {
    const page = valueFrom(await api('newsletter/exportList', { term, ...(after && { after }) }));
    all.push(...page.subscribers);
    after = page.next;
  }
  return new Response(
    subscriberTable(all, (at) => stampText(at, store)),
    {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="newsletter.csv"',
        'cache-control': 'no-store',
      },
    },
  );
});
