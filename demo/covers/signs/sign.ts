/** Inks of a sign: its main colour, its lines, and the paper behind it. */
interface SignInks {
  one: string;
  two: string;
  ground: string;
}

/** Draws one thing of about 200 by 200 units around (0, 0). */
export type Sign = (inks: SignInks) => string;
