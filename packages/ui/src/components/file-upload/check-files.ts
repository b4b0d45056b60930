/** Constraints on the selected files. */
export interface FileRules {
  /** Accepted types, as in the `accept` attribute: `.png,image/*,application/zip`. Default: all. */
  accept?: string | undefined;
  /** Maximum file size in bytes. */
  maxSizeBytes?: number | undefined;
  /** Maximum number of files. */
  maxFiles: number;
}

/** A rejected file with the reason. */
export interface RejectedFile {
  /** The file that was selected. */
  file: File;
  /** The violated rule: `accept`, a size of 0 bytes, `maxSizeBytes` or `maxFiles`. */
  reason: 'type' | 'empty' | 'size' | 'count';
}

/**
 * Splits selected files into accepted and rejected, given the `present` ones. A duplicate is neither. The content is not
 * read: the server must validate it.
 */
export function checkFiles(selected: readonly File[], present: readonly File[], rules: FileRules) {
  const accepted: File[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of selected) {
    if ([...present, ...accepted].some((other) => isSame(file, other))) continue;
    const reason = reasonAgainst(file, present.length + accepted.length, rules);
    if (reason) rejected.push({ file, reason });
    else accepted.push(file);
  }
  return { accepted, rejected };
}

function reasonAgainst(
  file: File,
  count: number,
  { accept, maxSizeBytes, maxFiles }: FileRules,
): RejectedFile['reason'] | undefined {
  if (!isAccepted(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  if (maxSizeBytes !== undefined && file.size > maxSizeBytes) return 'size';
  if (count >= maxFiles) return 'count';
  return undefined;
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

function isAccepted({ name, type }: File, accept: string | undefined): boolean {
  const kinds = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  if (kinds.length === 0) return true;
  const [file, media] = [name.toLowerCase(), type.toLowerCase()];
  const byName = kinds.filter((kind) => kind.startsWith('.'));
  if (byName.some((kind) => file.endsWith(kind))) return true;
  // Not every file has a media type; then only its extension is checked.
  if (media === '') return byName.length < kinds.length;
  return kinds.some((kind) => (kind.endsWith('/*') ? media.startsWith(kind.slice(0, -1)) : media === kind));
}
