import { onixCollateral } from './onix-collateral.ts';
import { onixContents } from './onix-contents.ts';
import { onixDescription } from './onix-description.ts';
import { identifiers } from './onix-parts.ts';
import { onixPublishing, onixRelated, onixSupply } from './onix-supply.ts';
import type { ExportTitle } from './queries.ts';
import { textElement } from './xml.ts';

/** A title as a `<Product>` of ONIX 3.0, its elements in the order of the schema, each block on a line. */
export function onixProduct(title: ExportTitle, sender: string): string {
  const blocks = [
    textElement('RecordReference', title.eisbn) + textElement('NotificationType', '03') + identifiers(title),
    onixDescription(title, sender),
    onixCollateral(title),
    onixContents(title),
    onixPublishing(title, sender),
    onixRelated(title),
    onixSupply(title, sender),
  ];
  return `<Product>\n${blocks.filter(Boolean).join('\n')}\n</Product>\n`;
}
