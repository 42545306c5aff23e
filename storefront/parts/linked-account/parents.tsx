import { useRef } from 'react';
import type { Output } from '../../../contract/actions.ts';
import { DialogLink } from '../../../ui/dialog-link.tsx';
import frame from '../account/account-frame.module.css';
import { RemoveDialog } from '../account/remove-dialog.tsx';
import { useRemoval } from '../submit/use-removal.ts';
import { linkPath, linkRemovalText, linkSaid } from './link-outcome.ts';

/** The accounts a customer may buy for (LINKED-009, 010). */
export function Parents({ parents }: { parents: Output<'account/getAvailableCorps'> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { dialog, ask } = useRemoval({
    intent: 'remove_parent',
    description: linkRemovalText,
    said: linkSaid,
    nextFocus: heading,
  });
  return (
    <section className={frame.panel} aria-labelledby="parents">
      <h2 id="parents" ref={heading} tabIndex={-1}>
        You may order for
      </h2>
      {parents.length === 0 && (
        <p className={frame.soft}>
          You can order for nobody but yourself so far. A school, library or company with an account here can
          ask you to order on its behalf.
        </p>
      )}
      {parents.length > 0 && (
        <ul className={frame.rows}>
          {parents.map(({ id, company, name }) => (
            <li key={id}>
              <span>{company || name}</span>
              <DialogLink
                href={`${linkPath}?remove=${id}`}
                size="s"
                aria-label={`Remove ${company || name}`}
                onOpen={() => ask(id, company || name)}
              >
                Remove
              </DialogLink>
            </li>
          ))}
        </ul>
      )}
      {dialog && <RemoveDialog {...dialog} />}
    </section>
  );
}
