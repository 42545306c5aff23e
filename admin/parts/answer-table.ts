import type { AdminOutput } from '../../contract/admin/actions.ts';
import { csvCell } from '../../contract/csv-cell.ts';
import * as m from '../../messages/compiled/messages.js';

type Answer = AdminOutput<'form/getAnswer'>;

/** A table of answers for spreadsheet programs: one row each, one column for each question of any of them. */
export function answerTable(answers: readonly Answer[], when: (sent: number) => string): string {
  const labels = [...new Set(answers.flatMap((one) => one.answers.map(({ label }) => label)))];
  const head = [m.deskform_sent_column(), m.deskform_form(), m.deskform_who_column(), ...labels];
  const rows = answers.map(({ sent, header, answered_by, answers: given }) => [
    when(sent),
    header,
    answered_by,
    // Two questions may share a label.
    ...labels.map((label) => given.flatMap((one) => (one.label === label ? one.value : [])).join('\n')),
  ]);
  // The byte order mark: without it, spreadsheet programs misread accents.
  return `\ufeff${[head, ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
