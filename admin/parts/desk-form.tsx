import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import type { NotDone } from '../desk-submit.ts';

interface DeskFormProps extends Pick<ButtonLook, 'variant'> {
  /** Words of its button. */
  label: string;
  /** The button's accessible name, where other buttons of the page have the same words. */
  name?: string;
  /** From useActionData; on a page with several forms, only the outcome of this one. */
  outcome: NotDone | undefined;
  /** Tells the forms of a page apart: sent as the field `intent`. */
  intent?: string;
  /** The address that the form is sent to; without it, the page's own. */
  action?: string;
  hidden?: Readonly<Record<string, string | number>>;
  /** Loads the answer as a new document, where the next page is not one of the back office. */
  leaves?: boolean;
  /** Beside the button. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** A form of the back office: one road with and without JavaScript, and what was typed stays when it is refused. */
export function DeskForm(props: DeskFormProps) {
  const {
    label,
    name: buttonName,
    variant = 'primary',
    outcome,
    intent,
    action,
    hidden,
    leaves = false,
    beside,
    children,
  } = props;
  const { state, formData } = useNavigation();
  const own = Object.entries({ ...hidden, ...(intent && { intent }) });
  const isSent =
    state !== 'idle' &&
    formData !== undefined &&
    (intent !== undefined || !formData.has('intent')) &&
    own.every(([name, value]) => formData.get(name) === String(value));
  return (
    <Form method="post" action={action} noValidate={false} reloadDocument={leaves}>
      <Stack gap={5}>
        <Refused outcome={outcome} />
        {own.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <Row gap={4}>
          <Button type="submit" variant={variant} pending={isSent} aria-label={buttonName}>
            {label}
          </Button>
          {beside}
        </Row>
      </Stack>
    </Form>
  );
}

/** Why the form came back. Focuses the first field with a problem, or else this notice, so that it is read first. */
function Refused({ outcome }: { outcome: NotDone | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome) return;
    const wrong = notice.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? notice.current)?.focus();
  }, [outcome]);
  if (!outcome || outcome.isLost) return null;
  return (
    <div ref={notice} tabIndex={-1} role="alert">
      <Notice tone="danger" title={outcome.sentence}>
        {outcome.status === 401 && (
          <p>
            <a href="/admin/login" target="_blank" rel="noreferrer">
              {m.desk_log_in_again()}
            </a>
            . {m.desk_log_in_again_then()}
          </p>
        )}
      </Notice>
    </div>
  );
}
