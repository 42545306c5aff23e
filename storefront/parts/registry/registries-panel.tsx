import { type RefObject, useId } from 'react';
import { addToRegistryPath, newRegistryPath, registryPath } from '../../../contract/gift-registry-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PanelOrDrawer } from '../../../ui/panel-or-drawer.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { LoginDialog } from '../lists/login-dialog.tsx';
import { PanelFailure } from '../lists/panel-failure.tsx';
import { useSession } from '../session/session-provider.tsx';
import styles from './registries-panel.module.css';
import { copiesIn, useRegistriesFor } from './use-registries-for.ts';

interface RegistriesPanelProps {
  eisbn: string;
  title: string;
  open: boolean;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The reader's registries, each with a button that asks for one copy more of the title (REG-008). Guests log in first (ACCOUNT-004). */
export default function RegistriesPanel({ eisbn, title, open, trigger, onClose }: RegistriesPanelProps) {
  const { session } = useSession();
  const id = useId();
  if (!session?.logged_in) {
    return <LoginDialog open={open} onClose={onClose} finalFocus={trigger} back={addToRegistryPath(eisbn)} />;
  }
  return (
    <PanelOrDrawer
      title={m.registry_add_title({ title })}
      id={id}
      open={open}
      trigger={trigger}
      onClose={onClose}
      align="start"
    >
      {open && <Registries eisbn={eisbn} />}
    </PanelOrDrawer>
  );
}

function Registries({ eisbn }: { eisbn: string }) {
  const { registries, problem, pending, said, load, add } = useRegistriesFor(eisbn);
  if (!registries)
    return problem ? <PanelFailure problem={problem} onRetry={load} /> : <SkeletonText lines={3} />;
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {problem && <p role="alert">{problem}</p>}
      {registries.length === 0 ? (
        <p>
          <Link href={newRegistryPath(eisbn)}>{m.registry_none_create()}</Link>
        </p>
      ) : (
        <>
          <ul className={styles.registries} aria-label={m.registry_yours()}>
            {registries.map((registry) => (
              <li key={registry.gift_registry_id}>
                <span>
                  <Link href={registryPath(registry.gift_registry_id)}>{registry.title}</Link>
                  <small>{m.registry_asks_for({ count: copiesIn(registry, eisbn) })}</small>
                </span>
                <Button
                  size="s"
                  pending={pending === registry.gift_registry_id}
                  aria-label={m.registry_add_to({ name: registry.title })}
                  onClick={() => void add(registry)}
                >
                  {m.lists_add_submit()}
                </Button>
              </li>
            ))}
          </ul>
          <Link href={newRegistryPath(eisbn)}>{m.registry_new()}</Link>
        </>
      )}
    </>
  );
}
