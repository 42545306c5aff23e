import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import styles from './registry.module.css';
import { registrySentences } from './registry-sentences.ts';

type Gifts = Output<'giftregistry/getGifts'>;

/** The thank-you list of the owner: who gave what, as far as givers agreed. It prints. */
export function RegistryGifts({ gifts, unnamed_count: unnamed }: Gifts) {
  return (
    <section className={styles.section} aria-labelledby="registry-gifts">
      <h2 id="registry-gifts">{m.registry_gifts()}</h2>
      {gifts.length === 0 && unnamed === 0 && <p>{m.registry_gifts_none()}</p>}
      {gifts.length > 0 && (
        <ul className={styles.items} aria-labelledby="registry-gifts">
          {gifts.map((gift) => (
            <Gift key={gift.gift_id} gift={gift} />
          ))}
        </ul>
      )}
      {unnamed > 0 && <p className={styles.soft}>{m.registry_gifts_unnamed({ count: unnamed })}</p>}
    </section>
  );
}

function Gift({ gift: { gift_id, giver, titles, thanked } }: { gift: Gifts['gifts'][number] }) {
  const { Form, pending } = useSubmission({ sentences: registrySentences, refusalAsToast: true });
  return (
    <li className={styles.gift}>
      <div className={styles.words}>
        <h3 className={styles.title}>{giver}</h3>
        {titles.map(({ eisbn, title, quantity }) => (
          <p key={eisbn}>{quantity > 1 ? m.registry_gift_copies({ title, quantity }) : title}</p>
        ))}
        {thanked && <p className={styles.soft}>{m.registry_thanked()}</p>}
      </div>
      <Form method="post" data-print="hide">
        <HiddenFields values={{ intent: 'thank', gift_id: String(gift_id), thanked: String(!thanked) }} />
        <Button
          type="submit"
          size="s"
          pending={pending}
          aria-label={thanked ? m.registry_unthank_label({ giver }) : m.registry_thank_label({ giver })}
        >
          {thanked ? m.registry_unthank() : m.registry_thank()}
        </Button>
      </Form>
    </li>
  );
}
