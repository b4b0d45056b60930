const key = 'studio.embed.volume';

/**
 * Returns the visitor's saved volume on this site, if the browser has storage; contains no
 * identifier.
 */
export function savedVolume(): number | null {
  try {
    const text = localStorage.getItem(key);
    return text !== null && /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null;
  } catch {
    return null;
  }
}

export function saveVolume(percent: number): void {
  try {
    localStorage.setItem(key, String(percent));
  } catch {
    // Storage is blocked or full: the next visit starts with the owner's setting.
  }
}
