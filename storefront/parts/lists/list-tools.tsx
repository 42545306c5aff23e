import { type FormEvent, useEffect, useRef } from 'react';
import type { CustomerList } from '../../../contract/customer-list.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { useMayBuy } from '../session/use-may-buy.ts';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { filePath, importPath, listsPath, orderPath } from './list-paths.ts';
import styles from './own-list.module.css';
import type { SendForm } from './use-own-list.ts';

/** What is done with a list as a whole (LIST-045..047, LIST-050). */
export function ListTools({ list, send }: { list: CustomerList; send: SendForm }) {
  const mayBuy = useMayBuy();
  const { show } = useToasts();
  const { list_id: id, public_url: url, row_count: count } = list;
  const link = useRef<HTMLInputElement>(null);
  const shown = useRef(url);
  useEffect(() => {
    // The button that was pressed is gone.
    if (url && url !== shown.current) link.current?.focus();
    shown.current = url;
  }, [url]);
  const form = (intent: string, label: string) => (
    <form
      method="post"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send({ intent });
      }}
    >
      <HiddenFields values={{ intent }} />
      <Button type="submit">{label}</Button>
    </form>
  );
  async function copyLink() {
    try {
      await navigator.clipboard.writeText(url);
      show({ tone: 'success', message: m.lists_link_copied(), duration: 5000 });
    } catch {
      show({ tone: 'error', message: m.lists_link_not_copied() });
    }
  }
  return (
    <div className={styles.tools} data-print="hide">
      <div className={styles.buttons}>
        {mayBuy && count > 0 && form('to_cart', m.lists_to_cart())}
        {mayBuy && count > 0 && <LinkButton href={orderPath(id)}>{m.listorder_button()}</LinkButton>}
        {count > 0 && <LinkButton href={filePath(id)}>{m.listfile_download()}</LinkButton>}
        <LinkButton href={importPath(id)}>{m.listimport_button()}</LinkButton>
        {list.can_delete && (
          <>
            <LinkButton href={`${listsPath}?edit=${id}`}>{m.lists_edit()}</LinkButton>
            <LinkButton href={`${listsPath}?remove=${id}`}>{m.lists_delete_list()}</LinkButton>
          </>
        )}
        {!url && form('share', m.lists_share())}
      </div>
      {url && (
        <div className={styles.link}>
          <TextField
            label={m.lists_link()}
            hint={m.lists_link_hint()}
            readOnly
            ref={link}
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={styles.buttons}>
            <Button onClick={() => void copyLink()}>{m.lists_link_copy()}</Button>
            {form('unshare', m.lists_unshare())}
          </div>
        </div>
      )}
    </div>
  );
}
