interface Turn {
  /** Keys of those that ended while this one ran. */
  others: ReadonlySet<string>[];
}

/**
 * The keys that concurrent transactions share. Neither saw what the other wrote; `end` reports them to the one that ends
 * last, which sees both.
 */
export class Overlaps {
  private readonly running = new Set<Turn>();

  begin(): Turn {
    const turn: Turn = { others: [] };
    this.running.add(turn);
    return turn;
  }

  /** Call after the commit, with what the transaction was about. Returns the keys that another one had too. */
  end(turn: Turn, keys: ReadonlySet<string>): string[] {
    this.running.delete(turn);
    for (const other of this.running) other.others.push(keys);
    return [...keys].filter((key) => turn.others.some((other) => other.has(key)));
  }
}
