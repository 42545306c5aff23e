import { useNavigate } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import form from '../account/account-form.module.css';
import styles from '../account/account-frame.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import { type DoneSentences, useSubmission } from './use-submission.ts';

interface RemoveQuestionProps {
  intent: string;
  id: number;
  name: string;
  description: string;
  sentences: DoneSentences;
  /** The page that the question was opened from. */
  back: string;
}

/** The question of `useRemoval` in the page itself. */
export function RemoveQuestion({ intent, id, name, description, sentences, back }: RemoveQuestionProps) {
  const navigate = useNavigate();
  const { Form, pending } = useSubmission({
    sentences,
    refusalAsToast: true,
    onDone: () => navigate(back, { replace: true }),
  });
  return (
    <section className={styles.panel} aria-labelledby="remove">
      <h2 id="remove">{m.account_remove_question({ name })}</h2>
      <p>{description}</p>
      <Form method="post" className={form.foot}>
        <HiddenFields values={{ intent, id }} />
        <LinkButton href={back}>{m.common_cancel()}</LinkButton>
        <Button type="submit" variant="danger" pending={pending}>
          {m.common_remove()}
        </Button>
      </Form>
    </section>
  );
}
