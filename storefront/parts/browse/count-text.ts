/** The server's caps (BROWSE-040): a count that equals one of them stands for 'that or more'. */
const caps = [1000, 10_000];

/** '1,234', but '1000+' and '10000+' as the documents write them. */
export function countText(count: number): string {
  if (caps.includes(count)) return `${count}+`;
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** '1 book', '1,234 books'. */
export function bookCount(count: number): string {
  return `${countText(count)} ${count === 1 ? 'book' : 'books'}`;
}
