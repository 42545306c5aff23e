import { useRef } from 'react';
import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import { DialogLink } from '../../../ui/dialog-link.tsx';
import frame from '../account/account-frame.module.css';
import { RemoveDialog } from '../account/remove-dialog.tsx';
import { useRemoval } from '../submit/use-removal.ts';
import { linkPath, linkRemovalText, linkSentences } from './link-outcome.ts';

/** The accounts a customer may buy for (LINKED-009, 010). */
export function Parents({ parents }: { parents: Output<'account/getAvailableCorps'> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { dialog, ask } = useRemoval({
    intent: 'remove_parent',
    description: linkRemovalText(),
    sentences: linkSentences,
    nextFocus: heading,
  });
  return (
    <section className={frame.panel} aria-labelledby="parents">
      <h2 id="parents" ref={heading} tabIndex={-1}>
        {m.account_buying_for_heading()}
      </h2>
      {parents.length === 0 && <p className={frame.soft}>{m.account_buying_for_nobody()}</p>}
      {parents.length > 0 && (
        <ul className={frame.rows}>
          {parents.map(({ id, company, name }) => (
            <li key={id}>
              <span>{company || name}</span>
              <DialogLink
                href={`${linkPath}?remove=${id}`}
                size="s"
                aria-label={m.account_remove_label({ name: company || name })}
                onOpen={() => ask(id, company || name)}
              >
                {m.common_remove()}
              </DialogLink>
            </li>
          ))}
        </ul>
      )}
      {dialog && <RemoveDialog {...dialog} />}
    </section>
  );
}
