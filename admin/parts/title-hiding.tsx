import { useActionData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import styles from './form.module.css';
import { useMayLoad } from './use-may.ts';

interface TitleHidingProps {
  title: { is_withdrawn: boolean };
}

/** Takes a book out of the shop, or brings it back. */
export function TitleHiding({ title: { is_withdrawn } }: TitleHidingProps) {
  const outcome = useActionData<NotDone>();
  const refused = outcome?.form === 'hide' || outcome?.form === 'unhide' ? outcome : undefined;
  if (!useMayLoad()) return null;
  if (is_withdrawn) {
    return (
      <div className={styles.end}>
        <p>{m.desktitle_unhide_hint()}</p>
        <DeskForm intent="unhide" label={m.desktitle_unhide()} variant="secondary" outcome={refused} />
      </div>
    );
  }
  return (
    <div className={styles.end}>
      <Disclosure label={m.desktitle_hide()} ghost open={refused !== undefined}>
        <DeskForm intent="hide" label={m.desktitle_hide_sure()} variant="danger" outcome={refused}>
          <p>{m.desktitle_hide_hint()}</p>
        </DeskForm>
      </Disclosure>
    </div>
  );
}
