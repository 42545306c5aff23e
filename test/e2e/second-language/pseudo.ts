/** No text of the catalogue keeps a plain letter, so that every plain letter on a page has bypassed it. */
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçđëƒĝĥïĵķļɱñöþɋŕšŧüṽŵẋýžÅƁÇĐËƑĜĤÏĴĶĻṀÑÖÞɊŔŠŦÜṼŴẊÝŽ';

/** 'Added {count}' to 'Åđđëđ {count}': names of inputs and markup stay. */
export function pseudo(text: string): string {
  return text
    .split(/(\{[^}]*\})/)
    .map((part, i) =>
      i % 2 === 1 ? part : part.replace(/[a-zA-Z]/g, (c) => accented[plain.indexOf(c)] ?? c),
    )
    .join('');
}

interface Variants {
  match: Record<string, string>;
}

/** A file of the catalogue, such as messages/en/cart.json, in the pseudo-language. */
export function pseudoCatalogue(texts: Record<string, string | Variants[]>): typeof texts {
  const variants = ({ match, ...rest }: Variants) => ({
    ...rest,
    match: Object.fromEntries(Object.entries(match).map(([key, text]) => [key, pseudo(text)])),
  });
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudo(text) : text.map(variants),
    ]),
  );
}
