/** Whether an entry of an ignore list matches a text, ignoring case; each `*` stands for any text. As the server does. */
export function ignoresText(entry: string, text: string): boolean {
  const parts = entry.trim().toLowerCase().split('*');
  const pattern = parts.map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&')).join('.*');
  return pattern !== '' && new RegExp(`^${pattern}$`, 's').test(text.trim().toLowerCase());
}
