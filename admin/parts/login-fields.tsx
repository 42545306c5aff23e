import * as m from '../../messages/compiled/messages.js';
import { TextField } from '../../ui/text-field.tsx';

/** The address that staff log in with. */
export const EmailField = ({ typed }: { typed: string | undefined }) => (
  <TextField
    name="email"
    type="email"
    label={m.desk_email()}
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    maxLength={254}
    defaultValue={typed}
  />
);

/** A password that someone has. */
export const PasswordField = ({ label = m.desk_password() }: { label?: string }) => (
  <TextField
    name="password"
    type="password"
    label={label}
    autoComplete="current-password"
    required
    maxLength={1000}
  />
);

/** A password that someone chooses. */
export const NewPasswordField = ({ name, label }: { name: string; label: string }) => (
  <TextField
    name={name}
    type="password"
    label={label}
    hint={m.desk_password_hint()}
    autoComplete="new-password"
    required
    minLength={12}
    maxLength={1000}
  />
);

/** A code of an app, or one for when the app is lost. */
export const CodeField = ({ hint = m.desk_code_hint() }: { hint?: string }) => (
  <TextField
    name="code"
    label={m.desk_code()}
    hint={hint}
    autoComplete="one-time-code"
    required
    maxLength={40}
  />
);
