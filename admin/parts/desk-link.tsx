import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from '../../ui/button.tsx';

/** A link to a page of the back office that looks like a button. `to` is below /admin. */
export function DeskLinkButton({ variant, size, block, icon, children, ...rest }: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block })}>
      {icon}
      {children}
    </Link>
  );
}
