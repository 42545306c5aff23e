import { child, children, type El } from './element.ts';
import type { MessageContext } from './header.ts';

/**
 * A record with its blocks, so that both releases are read alike: ONIX 3 groups its elements, in 2.1 all stand
 * directly in `<Product>`.
 */
export interface Product {
  element: El;
  message: MessageContext;
  isOnix3: boolean;
  /** Form, title, contributors, subjects, audience. */
  descriptive: El | undefined;
  /** Texts and media. */
  collateral: El | undefined;
  /** Chapters and pieces. */
  content: El | undefined;
  /** Publisher, status, dates. */
  publishing: El | undefined;
  related: El | undefined;
  /** One per market in ONIX 3. */
  supplies: El[];
  warn(text: string): void;
}

const BLOCKS = new Set([
  'DescriptiveDetail',
  'CollateralDetail',
  'ContentDetail',
  'PublishingDetail',
  'RelatedMaterial',
  'ProductSupply',
  'PromotionDetail',
  'ProductionDetail',
]);

export function productOf(element: El, message: MessageContext, warn: (text: string) => void): Product {
  const isOnix3 =
    message.release?.startsWith('3') === true || element.children.some(({ name }) => BLOCKS.has(name));
  if (!isOnix3) {
    return {
      element,
      message,
      isOnix3,
      descriptive: element,
      collateral: element,
      content: element,
      publishing: element,
      related: element,
      supplies: [element],
      warn,
    };
  }
  return {
    element,
    message,
    isOnix3,
    descriptive: child(element, 'DescriptiveDetail'),
    collateral: child(element, 'CollateralDetail'),
    content: child(element, 'ContentDetail'),
    publishing: child(element, 'PublishingDetail'),
    related: child(element, 'RelatedMaterial'),
    supplies: children(element, 'ProductSupply'),
    warn,
  };
}
