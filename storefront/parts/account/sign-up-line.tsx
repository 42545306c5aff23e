import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { withBack } from '../../../contract/back-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import styles from './account-form.module.css';

/** The way to an account, below a login form that has no room for more. `back` is where to go afterwards. */
export function SignUpLine({ back }: { back: string }) {
  return (
    <p className={styles.ways}>
      <span>
        <ParaglideMessage
          message={m.account_new_here_sign_up}
          inputs={{}}
          markup={{
            link: ({ children }) => <Link href={withBack('/account/signup', back)}>{children}</Link>,
          }}
        />
      </span>
    </p>
  );
}
