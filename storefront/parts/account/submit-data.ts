import type { Done, SubmitArgs } from '../../page-submit.ts';
import type { Outcome } from '../submit/form-outcome.ts';

export const dataFile = 'my-data.json';

export interface DataMade extends Done {
  /** JSON: everything that is kept about the customer. */
  text: string;
}

export async function makeData({ api }: Pick<SubmitArgs, 'api'>): Promise<DataMade | Outcome> {
  const answer = await api('account/getData', {});
  if (!answer.ok) return { sentence: answer.error };
  return { done: 'data_made', text: JSON.stringify(answer.value, null, 2) };
}
