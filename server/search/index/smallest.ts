/** The `count` smallest of `keys`, in order; `keys` are rearranged. Far cheaper than sorting all for one page. */
export function smallest(keys: Float64Array, count: number): Float64Array {
  let from = 0;
  let to = keys.length - 1;
  // Quickselect: afterwards no key before place `count` is larger than any behind it.
  while (from < to && count > 0 && count < keys.length) {
    const pivot = middleOf(keys[from] as number, keys[(from + to) >>> 1] as number, keys[to] as number);
    let low = from;
    let high = to;
    while (low <= high) {
      while ((keys[low] as number) < pivot) low++;
      while ((keys[high] as number) > pivot) high--;
      if (low > high) break;
      const swapped = keys[low] as number;
      keys[low++] = keys[high] as number;
      keys[high--] = swapped;
    }
    if (count <= high) to = high;
    else if (count >= low) from = low;
    else break;
  }
  return keys.subarray(0, count).sort();
}

function middleOf(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
