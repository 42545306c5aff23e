import { type FormEvent, type RefObject, useId } from 'react';
import { maxListName } from '../../../contract/customer-list-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';
import { PanelOrDrawer } from '../../../ui/panel-or-drawer.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useSession } from '../session/session-provider.tsx';
import { addPath, listsPath } from './list-paths.ts';
import { LoginDialog } from './login-dialog.tsx';
import styles from './panel.module.css';
import { PanelFailure } from './panel-failure.tsx';
import { useListsOf } from './use-lists-of.ts';

interface ListsPanelProps {
  eisbn: string;
  title: string;
  open: boolean;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The reader's lists, each with a check when it has the title, and a new one (FAV-008..011, FAV-014). */
export default function ListsPanel(props: ListsPanelProps) {
  const { eisbn, title, open, trigger, onClose } = props;
  const { session } = useSession();
  const id = useId();
  if (!session?.logged_in) {
    // The choice of a list comes after the login, on a page of its own.
    return <LoginDialog open={open} onClose={onClose} finalFocus={trigger} back={addPath(eisbn)} />;
  }
  return (
    <PanelOrDrawer
      title={m.lists_add_title({ title })}
      id={id}
      open={open}
      trigger={trigger}
      onClose={onClose}
      align="start"
    >
      {open && <Lists eisbn={eisbn} />}
    </PanelOrDrawer>
  );
}

function Lists({ eisbn }: { eisbn: string }) {
  const { lists, problem, pending, said, load, toggle, create } = useListsOf(eisbn);
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (await create(String(new FormData(form).get('name') ?? ''))) form.reset();
  }
  if (!lists) return problem ? <PanelFailure problem={problem} onRetry={load} /> : <SkeletonText lines={4} />;
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {lists.length === 0 ? (
        <p>
          <Link href={listsPath}>{m.lists_none()}</Link>
        </p>
      ) : (
        <ul className={styles.lists} aria-label={m.lists_title()}>
          {lists.map((list) => (
            <li key={list.list_id}>
              <Checkbox
                label={list.name}
                checked={list.contains_eisbn ?? false}
                onChange={() => void toggle(list)}
              />
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void add(event)}>
        <TextField
          name="name"
          label={m.lists_new_name()}
          autoComplete="off"
          maxLength={maxListName}
          error={problem || undefined}
        />
        <Button type="submit" pending={pending}>
          {m.lists_create_add()}
        </Button>
      </form>
      {lists.length > 0 && <Link href={listsPath}>{m.lists_manage()}</Link>}
    </>
  );
}
