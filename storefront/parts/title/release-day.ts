const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * 'Mar 4, 2027' from the unix seconds of a row (noon UTC of the day). The first of a month or of a year stands for a date
 * that is known no better, so it is shown as 'Mar 2027' or '2027'. Own names of months: browsers and servers differ in
 * theirs, and the page is drawn by both.
 */
export function releaseDay(seconds: number | null): string {
  if (seconds === null) return '';
  const date = new Date(seconds * 1000);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (day > 1) return `${months[month]} ${day}, ${year}`;
  return month > 0 ? `${months[month]} ${year}` : String(year);
}
