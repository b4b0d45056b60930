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

export type Volume = ReturnType<typeof createVolume>;

/** Volume and mute state of an audio element. */
export function createVolume(sound: HTMLAudioElement) {
  let volume = 0;
  let isMuted = false;
  // iOS ignores the assignment.
  sound.volume = 0.5;
  const hasVolume = sound.volume === 0.5;
  return {
    state: () => ({ volume, isMuted, hasVolume }),
    set(percent: number) {
      volume = percent;
      isMuted = false;
      sound.volume = percent / 100;
      sound.muted = false;
    },
    toggleMute() {
      isMuted = !isMuted;
      sound.muted = isMuted;
    },
  };
}
