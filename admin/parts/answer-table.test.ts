import { expect, test } from 'vitest';
import { answerTable } from './answer-table.ts';

const answer = (answers: { label: string; value: string }[], header = 'Ask us') => ({
  id: 1,
  form_id: 1,
  header,
  answers,
  sent: 0,
  is_read: true,
  answered_by: '',
  answered: null,
});

test('has one column for each question of any form, and no cell that a spreadsheet program computes', () => {
  const table = answerTable(
    [
      answer([
        { label: 'Name', value: '=HYPERLINK("http://evil.example")' },
        { label: '@Question', value: 'Line 1\nLine 2, "quoted"' },
      ]),
      answer(
        [
          { label: 'Name', value: '+1' },
          { label: 'School', value: '-2' },
        ],
        '=Schools',
      ),
    ],
    () => '2026-03-01 10:00',
  );
  expect(table).toBe(
    [
      '\ufeff"Sent","Form","Answered by","Name","\'@Question","School"',
      `"2026-03-01 10:00","Ask us","","'=HYPERLINK(""http://evil.example"")","Line 1\nLine 2, ""quoted""",""`,
      `"2026-03-01 10:00","'=Schools","","'+1","","'-2"`,
      '',
    ].join('\r\n'),
  );
});
