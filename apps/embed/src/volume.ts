const key = 'studio.embed.volume';

/** What the visitor has chosen before on this site, if the browser lets anything be kept; it names nobody. */
export function keptVolume(): number | null {
  try {
    const text = localStorage.getItem(key);
    return text !== null && /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null;
  } catch {
    return null;
  }
}

export function keepVolume(percent: number): void {
  try {
    localStorage.setItem(key, String(percent));
  } catch {
    // Blocked or full: the next visit begins with the owner's choice again.
  }
}
