import { type ComponentPropsWithRef, createContext, type ElementType, useContext } from 'react';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

const LinkElement = createContext<ElementType<LinkProps>>('a');

/** Tells every link below what to render, so that an application's router can take clicks. A plain `a` without it. */
export const LinkProvider = LinkElement.Provider;

export function Link(props: LinkProps) {
  const Element = useContext(LinkElement);
  return <Element {...props} />;
}
