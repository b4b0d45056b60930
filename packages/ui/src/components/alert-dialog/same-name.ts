/** True when the same name was written: exactly, but for spaces around it and how accents are encoded. */
export function isSameName(written: string, name: string): boolean {
  return written.trim().normalize() === name.trim().normalize();
}
