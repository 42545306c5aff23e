/** The success toast (CART-030, CART-031; decisions C.18). */
export function addedText(
  { quantity, title, price }: { quantity: number; title: string; price: number },
  money: (cents: number) => string,
): string {
  return quantity === 1
    ? `1 copy of ${title} priced at ${money(price)} added to cart.`
    : `${quantity} copies of ${title} priced at ${money(price)} each added to cart.`;
}
