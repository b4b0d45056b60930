/** What may be chosen. */
export interface FileRules {
  /** Kinds, as in the attribute of an `<input>`: `.png,image/*,application/zip`. All without. */
  accept?: string | undefined;
  /** The largest size in bytes. */
  maxSizeBytes?: number | undefined;
  /** How many fit. */
  maxFiles: number;
}

/** A file that was left out, and why. */
export interface RejectedFile {
  file: File;
  reason: 'type' | 'empty' | 'size' | 'count';
}

/**
 * Sorts chosen files into those that fit beside the `present` ones and those that do not. A file that is already there is
 * neither. The content is never read: what a file really is, the server has to see.
 */
export function checkFiles(chosen: readonly File[], present: readonly File[], rules: FileRules) {
  const accepted: File[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of chosen) {
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
  // Systems do not know the type of every file; then only the name can speak against it.
  if (media === '') return byName.length < kinds.length;
  return kinds.some((kind) => (kind.endsWith('/*') ? media.startsWith(kind.slice(0, -1)) : media === kind));
}
