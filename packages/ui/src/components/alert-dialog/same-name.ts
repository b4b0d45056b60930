/** Compares exactly, except for surrounding spaces and Unicode normalization. */
export function isSameName(written: string, name: string): boolean {
  return written.trim().normalize() === name.trim().normalize();
}
