import { useRef } from 'react';
import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { DialogLink } from '../../../ui/dialog-link.tsx';
import frame from '../account/account-frame.module.css';
import { RemoveDialog } from '../account/remove-dialog.tsx';
import { useRemoval } from '../submit/use-removal.ts';
import { AskChild } from './ask-child.tsx';
import { type LinkRefusal, linkPath, linkRemovalText, linkSentences } from './link-outcome.ts';
import styles from './linked-accounts.module.css';

interface ChildrenProps {
  company: string;
  linked: Output<'account/getAvailableChildren'>;
  /** A refused request of a browser without JavaScript. */
  sent: LinkRefusal | undefined;
}

/** Who may purchase on behalf of an institution, for its owner (LINKED-005, 006, 012..016). */
export function Children({ company, linked, sent }: ChildrenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { dialog, ask } = useRemoval({
    intent: 'remove_child',
    description: linkRemovalText(),
    sentences: linkSentences,
    nextFocus: heading,
  });
  return (
    <div className={styles.columns}>
      <section className={frame.panel} aria-labelledby="children">
        <h2 id="children" ref={heading} tabIndex={-1}>
          {m.account_link_buyers({ company })}
        </h2>
        {linked.length === 0 && <p className={frame.soft}>{m.account_link_buyers_none()}</p>}
        <ul className={frame.rows}>
          {linked.map((child) => (
            <li key={child.id}>
              <span className={styles.who}>
                {child.name || child.email}
                {child.name && <span className={frame.soft}>{child.email}</span>}
              </span>
              <span className={styles.state}>
                <Badge>{child.pending ? m.account_pending() : m.account_authorized()}</Badge>
                <DialogLink
                  href={`${linkPath}?remove=${child.id}`}
                  size="s"
                  aria-label={m.account_remove_link({ email: child.email })}
                  onOpen={() => ask(child.id, child.email)}
                >
                  {m.common_remove()}
                </DialogLink>
              </span>
            </li>
          ))}
        </ul>
        {dialog && <RemoveDialog {...dialog} />}
      </section>
      <AskChild sent={sent} />
    </div>
  );
}
