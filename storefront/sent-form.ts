import type { AppLoadContext } from 'react-router';
import type { LoadContext } from '../contract/load-context.ts';

/**
 * The fields of a posted form, or the sentence that says why it was not read. One with files has been read by the server
 * already, piece by piece and with a limit.
 */
export async function sentForm(request: Request, context: AppLoadContext): Promise<FormData | string> {
  const { form, formProblem } = context as unknown as LoadContext;
  return formProblem ?? form ?? (await request.formData());
}
