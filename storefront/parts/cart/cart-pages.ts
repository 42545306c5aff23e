/** Lines on one page of the cart. */
export const linesPerPage = 25;

/** CART-042: the page that was last looked at. In memory of the tab only; never written on the server. */
let remembered = 1;

/** The page to show of a cart of so many lines: the one in the address, else the one looked at before. */
export function pageOf(query: string, lines: number, before = remembered): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(lines / linesPerPage));
  const asked = Number(new URLSearchParams(query).get('page') ?? before);
  return { page: Number.isInteger(asked) && asked >= 1 ? Math.min(asked, pages) : 1, pages };
}

export function rememberPage(page: number): void {
  remembered = page;
}
