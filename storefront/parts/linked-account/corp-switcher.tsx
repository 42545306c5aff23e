import { useEffect, useState } from 'react';
import { CallFailed } from '../../../contract/action.ts';
import type { Output } from '../../../contract/actions.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { keepCookie } from '../session/keep-cookie.ts';
import { useSession } from '../session/session-provider.tsx';
import styles from './corp-switcher.module.css';

type Corps = Output<'account/getAvailableCorps'>;

/** Whom one orders for; shown only to those who have a choice (CORP-001..008). */
export function CorpSwitcher() {
  const { session } = useSession();
  const { show } = useToasts();
  const [corps, setCorps] = useState<Corps>([]);
  const [choosing, setChoosing] = useState<number | null>(null);

  useEffect(() => {
    // The chrome fails silently (001 §7).
    call('account/getAvailableCorps', {})
      .then((answer) => answer.ok && setCorps(answer.value))
      .catch(() => {});
  }, []);

  async function choose({ id, type }: Corps[number]) {
    setChoosing(id);
    try {
      const answer =
        type === 'customer' ? await setCorp(id) : await call('v1/changeCorpAndTransfer', { corp_id: id });
      if (answer.ok) {
        if (answer.value) rememberTransfer(answer.value);
        window.location.reload();
        return;
      }
      show({ tone: 'error', message: answer.error });
    } catch (e) {
      show({ tone: 'error', message: e instanceof CallFailed ? e.message : 'There was an error.' });
    }
    setChoosing(null);
  }

  if (corps.length < 2) return null;
  return (
    <fieldset className={styles.corps}>
      <legend>Order for</legend>
      {corps.map((corp) => {
        const current = corp.id === session?.user?.corp_id;
        return (
          <Button
            key={corp.id}
            size="s"
            variant={current ? 'reversed' : 'secondary'}
            aria-pressed={current}
            pending={choosing === corp.id}
            onClick={() => !current && choosing === null && void choose(corp)}
          >
            {corp.company || corp.name}
          </Button>
        );
      })}
    </fieldset>
  );
}

/** Answers what a transfer brought, null without one: an account that is neither kind is the former site's (CORP-005). */
async function setCorp(corp_id: number) {
  const answer = await call('account/setCorp', { corp_id });
  if (!answer.ok) return answer;
  if (answer.value.is_personal || answer.value.is_institution) return { ok: true as const, value: null };
  return call('v1/transfer', {});
}

function rememberTransfer({ STG }: { STG?: string | undefined }): void {
  if (STG) keepCookie('STG', STG, 365);
  keepCookie('want_v1', '1', 365);
}
