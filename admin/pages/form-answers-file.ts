import type { AdminOutput } from '../../contract/admin/actions.ts';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { answersAsked } from '../parts/answer-state.ts';
import { answerTable } from '../parts/answer-table.ts';

/** The answers of a list, all pages of it, as a file for spreadsheet programs. */
export const loader = deskLoader(async ({ api, url, store: { timeZone } }) => {
  const { after: _, ...asked } = answersAsked(url.searchParams);
  const all: AdminOutput<'form/exportAnswers'>['answers'] = [];
  for (let after: number | null | undefined; after !== null; ) {
    const page = valueFrom(await api('form/exportAnswers', { ...asked, ...(after && { after }) }));
    all.push(...page.answers);
    after = page.next;
  }
  // '2026-03-01 10:00', which spreadsheet programs read in any language.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return new Response(
    answerTable(all, (sent) => format.format(sent * 1000)),
    {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="answers.csv"',
        'cache-control': 'no-store',
      },
    },
  );
});
