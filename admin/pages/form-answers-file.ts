import type { AdminOutput } from '../../contract/admin/actions.ts';
import { stampText } from '../../contract/moment-text.ts';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { answersAsked } from '../parts/answer-state.ts';
import { answerTable } from '../parts/answer-table.ts';

/** The answers of a list, all pages of it, as a file for spreadsheet programs. */
export const loader = deskLoader(async ({ api, url, store }) => {
  const { after: _, ...asked } = answersAsked(url.searchParams);
  const all: AdminOutput<'form/exportAnswers'>['answers'] = [];
  for (let after: number | null | undefined; after !== null; ) {
    const page = valueFrom(await api('form/exportAnswers', { ...asked, ...(after && { after }) }));
    all.push(...page.answers);
    after = page.next;
  }
  return new Response(
    answerTable(all, (sent) => stampText(sent, store)),
    {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="answers.csv"',
        'cache-control': 'no-store',
      },
    },
  );
});
