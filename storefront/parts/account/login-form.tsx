import { withBack } from '../../../contract/back-path.ts';
import { Link } from '../../../ui/link.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  /** Where to go afterwards. */
  back: string;
  onDone: () => void | Promise<void>;
  told?: string | undefined;
  /** The name that a browser without JavaScript came back with. */
  typed?: string | undefined;
}

/** Email address or account number, and password (CHROME-038, decisions D.1). */
export function LoginForm({ back, onDone, told, typed }: LoginFormProps) {
  const login = useLogin();
  return (
    <>
      <AccountForm
        submit="Login"
        action={withBack('/account/login', back)}
        told={told}
        beside={<Link href={withBack('/account/forgot', back)}>Forgot your password?</Link>}
        onSend={async ({ name = '', password = '' }) => {
          const outcome = await login(name, password);
          if (!outcome) await onDone();
          return outcome;
        }}
      >
        {(problems) => (
          <>
            <TextField
              name="name"
              label="Email or account number"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={300}
              defaultValue={typed}
              error={problems.name}
            />
            <TextField
              name="password"
              type="password"
              label="Password"
              autoComplete="current-password"
              required
              maxLength={1000}
              error={problems.password}
            />
          </>
        )}
      </AccountForm>
      <p className={styles.ways}>
        <span>
          New here? <Link href={withBack('/account/signup', back)}>Sign up</Link>
        </span>
      </p>
    </>
  );
}
