import { useState } from 'react';
import { CallFailed } from '../../../contract/action.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { ScriptNote } from '../page/script-note.tsx';
import styles from './account-frame.module.css';

/** A copy of all that is kept about the customer, as a file. */
export function YourData() {
  const { show } = useToasts();
  const [working, setWorking] = useState(false);

  async function download() {
    setWorking(true);
    try {
      const answer = await call('account/getData', {});
      if (answer.ok) save(JSON.stringify(answer.value, null, 2));
      else show({ tone: 'error', message: answer.error });
    } catch (e) {
      show({ tone: 'error', message: e instanceof CallFailed ? e.message : 'There was an error.' });
    }
    setWorking(false);
  }

  return (
    <section className={styles.panel} aria-labelledby="your-data">
      <h2 id="your-data">Your data</h2>
      <p className={styles.soft}>Everything we keep about you, in one file.</p>
      <ScriptNote what="The file is made with" className={styles.soft} />
      <div>
        <Button size="s" data-needs-script="" pending={working} onClick={() => void download()}>
          Download your data
        </Button>
      </div>
    </section>
  );
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'my-data.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
