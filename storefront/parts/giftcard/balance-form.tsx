import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './balance-form.module.css';
import { balancePath } from './card-paths.ts';
import { useBalance } from './use-balance.ts';

/** A number and 'Check Balance' (GIFTCARD-022); the answer is a dialog, or without JavaScript a page. */
export function BalanceForm({
  typed = '',
  error,
}: {
  typed?: string | undefined;
  error?: string | undefined;
}) {
  const { pending, answer, open, close, check } = useBalance();
  return (
    <>
      <form
        method="post"
        action={balancePath}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void check(String(new FormData(event.currentTarget).get('number') ?? ''));
        }}
      >
        <TextField
          name="number"
          label={m.giftcard_number()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={typed}
          error={error}
        />
        <Button type="submit" pending={pending} className={styles.check}>
          {m.giftcard_balance_check()}
        </Button>
      </form>
      <Dialog
        open={open}
        onClose={close}
        size="s"
        title={
          answer?.ok === false
            ? m.giftcard_balance_failed()
            : m.giftcard_balance_result({ amount: formatMoney(answer?.value.balance ?? 0) })
        }
        footer={
          <Button variant="primary" onClick={close}>
            {m.common_ok()}
          </Button>
        }
      >
        <p>{answer?.ok === false ? answer.error : m.giftcard_never_expires()}</p>
      </Dialog>
    </>
  );
}
