import type { MouseEvent } from 'react';
import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import styles from './account-choice.module.css';
import { accountField } from './choose-account.ts';
import { linkPath } from './link-outcome.ts';

interface AccountChoiceProps {
  /** The shopper's own, and those they may order for. */
  corps: Output<'account/getAvailableCorps'>;
  /** Id of the chosen one. */
  chosen: number | undefined;
}

/** Whom one orders for; shown only to those who have a choice (CORP-001..008). */
export function AccountChoice({ corps, chosen }: AccountChoiceProps) {
  const { Form, pending: isChoosing, sent } = useSubmission({ sentences: {}, refusalAsToast: true });
  if (corps.length < 2) return null;
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <Form method="post" action={linkPath}>
      <HiddenFields values={{ intent: 'choose' }} />
      <fieldset className={styles.corps}>
        <legend>{m.account_buying_for()}</legend>
        {corps.map(({ id, type, company, name }) => (
          <Button
            key={id}
            type="submit"
            name={accountField(type)}
            value={id}
            size="s"
            variant={id === chosen ? 'reversed' : 'secondary'}
            aria-pressed={id === chosen}
            pending={isChoosing && sent?.get(accountField(type)) === String(id)}
            onClick={id === chosen || isChoosing ? ignore : undefined}
          >
            {company || name}
          </Button>
        ))}
      </fieldset>
    </Form>
  );
}
