import type { Output } from '../../../contract/actions.ts';
import { Button } from '../../../ui/button.tsx';
import { preloadModals } from '../../../ui/modal.tsx';
import { call } from '../../http-call.ts';
import frame from '../account/account-frame.module.css';
import { RemoveDialog } from '../account/remove-dialog.tsx';
import { ScriptNote } from '../page/script-note.tsx';
import { useLinkChange } from './use-link-change.ts';

/** The accounts a customer may buy for (LINKED-009, 010). */
export function Parents({ parents }: { parents: Output<'account/getAvailableCorps'> }) {
  const { heading, dialog, ask } = useLinkChange((id) => call('account/removeParentLink', { id }));
  return (
    <section className={frame.panel} aria-labelledby="parents">
      <h2 id="parents" ref={heading} tabIndex={-1}>
        You may order for
      </h2>
      {parents.length > 0 && <ScriptNote what="A link is removed with" className={frame.soft} />}
      {parents.length > 0 && (
        <ul className={frame.rows}>
          {parents.map(({ id, company, name }) => (
            <li key={id}>
              <span>{company || name}</span>
              <Button
                size="s"
                data-needs-script=""
                aria-label={`Remove ${company || name}`}
                onPointerEnter={preloadModals}
                onClick={() => ask(id, company || name)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={frame.soft}>
        {parents.length > 0
          ? 'Choose whom you order for in the account menu at the top of the page.'
          : 'You can order for nobody but yourself so far. A school, library or company with an account here can ask you to order on its behalf.'}
      </p>
      {dialog && <RemoveDialog {...dialog} />}
    </section>
  );
}
