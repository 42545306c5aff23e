import { redirect } from 'react-router';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { customerIdOf } from '../parts/customer-id.ts';

/** Everything the store keeps about a person, as a file. */
export const loader = deskLoader(async (args) => {
  const id = customerIdOf(args);
  const answer = await args.api('customer/getData', { id });
  if (!answer.ok && answer.error_code === 'proof_required') throw redirect(`/customers/${id}/data`);
  const { account_number, data } = valueFrom(answer);
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="customer-${account_number.replace(/\W/g, '')}.json"`,
      'cache-control': 'no-store',
    },
  });
});
