import { ParaglideMessage } from '@inlang/paraglide-js-react';
import * as m from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';
import { useSettings } from '../session/use-settings.ts';

interface TermsFieldProps {
  accepted: boolean;
  error: string | undefined;
}

/** The last thing before the button, where the shop asks for it (CHECKOUT-034). */
export function TermsField({ accepted, error }: TermsFieldProps) {
  const { checkout_info: checkout } = useSettings();
  if (!checkout.terms_consent_enabled) return null;
  return (
    <Checkbox
      name="terms_accepted"
      defaultChecked={accepted}
      error={error}
      label={
        <ParaglideMessage
          message={m.checkout_accept_terms}
          inputs={{}}
          markup={{
            link: ({ children }) => (
              <Link href="/terms-conditions" target="_blank">
                {children}
              </Link>
            ),
          }}
        />
      }
    />
  );
}
