import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import styles from './account-frame.module.css';
import { type DataMade, dataFile } from './submit-data.ts';

/** A copy of all that is kept about the customer, as a file. */
export function YourData() {
  const { show } = useToasts();
  const { Form, pending } = useSubmission<DataMade>({
    onDone: ({ text }) => save(text),
    onRefused: ({ sentence }) => show({ tone: 'error', message: sentence ?? '' }),
  });

  return (
    <section className={styles.panel} aria-labelledby="your-data">
      <h2 id="your-data">{m.account_your_data()}</h2>
      <p className={styles.soft}>{m.account_download_hint()}</p>
      <Form method="post" action="/account/data">
        <Button type="submit" size="s" pending={pending}>
          {m.account_download_your_data()}
        </Button>
      </Form>
    </section>
  );
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = dataFile;
  link.click();
  URL.revokeObjectURL(link.href);
}
