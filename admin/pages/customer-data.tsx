import { useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Row } from '../../ui/stack.tsx';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { customerIdOf } from '../parts/customer-id.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import styles from '../parts/order-parts.module.css';
import { Page } from '../parts/page.tsx';
import { ProofField, refusedProof } from '../parts/proof-field.tsx';
import { useMe } from '../parts/use-may.ts';

export const loader = deskLoader(async (args) => {
  await checkMay(args.api, 'customers:write');
  const { customer_id, name, email } = valueFrom(await args.api('customer/get', { id: customerIdOf(args) }));
  return { customer_id, name: name || email };
});

export const action = deskAction(async (args) => {
  const unproved = await refusedProof(args);
  return unproved ?? { done: '' };
});
export const clientAction = keepForm;

/** Asks for the password, where it was typed a while ago, before all data of a person leave the shop. */
export default function CustomerData() {
  const { customer_id, name } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { is_proved } = useMe();
  const back = <DeskLinkButton to={`/customers/${customer_id}`}>{m.deskcustomer_back()}</DeskLinkButton>;
  return (
    <Page title={m.deskcustomer_data()}>
      <div className={styles.narrow}>
        <p>{m.deskcustomer_data_hint({ name })}</p>
        <p>{m.deskcustomer_data_noted()}</p>
        {is_proved ? (
          <Row gap={4}>
            <a href={`/admin/customers/${customer_id}/data.json`}>{m.deskcustomer_data_fetch()}</a>
            {back}
          </Row>
        ) : (
          <DeskForm label={m.deskcustomer_data_prove()} outcome={outcome} beside={back}>
            <ProofField outcome={outcome} />
          </DeskForm>
        )}
      </div>
    </Page>
  );
}
