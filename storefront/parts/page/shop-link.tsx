import { Link as RouterLink } from 'react-router';
import type { LinkProps } from '../../../ui/link.tsx';

/** What ui/ renders for a link: the router's own inside the shop, a plain one for files, anchors and other sites. */
export function ShopLink({ href, ref, ...rest }: LinkProps) {
  const inside =
    href.startsWith('/') && !href.startsWith('//') && !/^\/(dev\/outbox|docs\/|images\/)/.test(href);
  if (!inside || rest.target) return <a {...rest} ref={ref} href={href} />;
  return <RouterLink {...rest} ref={ref} to={href} discover="none" />;
}
