import type { FormAnswer } from '../../contract/custom-form.ts';
import * as m from '../../messages/compiled/messages.js';
import { getLocale } from '../../messages/compiled/runtime.js';
import type { Query } from '../db/db.ts';
import { escapeHtml } from '../escape-html.ts';
import { findSubmission } from './queries.ts';

/** The mail that brings a form to the shop. Throws when what was sent has been deleted meanwhile. */
export async function submissionMail(q: Query, id: number): Promise<{ html: string; text: string }> {
  const sent = await findSubmission(q, id);
  if (!sent) throw new Error(`there is no form submission ${id}`);
  return { html: htmlOf(sent), text: textOf(sent) };
}

export const textOf = ({ header, answers }: { header: string; answers: FormAnswer[] }) =>
  [
    header,
    '',
    ...answers.flatMap(({ label, value }) => [label, `  ${value || m.mail_form_empty()}`, '']),
  ].join('\n');

export function htmlOf({ header, answers }: { header: string; answers: FormAnswer[] }): string {
  const rows = answers.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="padding:4px 0;white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html><html lang="${getLocale()}"><body style="font-family:Helvetica,Arial,sans-serif;font-size:16px"><h1 style="font-size:20px">${escapeHtml(header)}</h1><table>${rows.join('')}</table></body></html>`;
}
