/**
 * Parses the bitrate that an encoder declares, in kbit/s: `128`, `128 kbps`, `128,128`, `128.0` or
 * `128000`. Null for anything else, such as `Quality 4`.
 */
export function parseBitrate(text: string | null | undefined): number | null {
  const [, digits] = /^\s*(\d{1,7})(?:\.\d+)?\s*(?:,|$|k)/i.exec(text ?? '') ?? [];
  if (digits === undefined) return null;
  const value = Number(digits);
  // No audio stream has 8 Mbit/s, so a larger number is in bit/s.
  const kbits = value >= 8000 ? Math.round(value / 1000) : value;
  return kbits > 0 ? kbits : null;
}

/** From `ice-audio-info` or `audio_info`: `bitrate=128;channels=2` or with names that start with `ice-`. */
export function bitrateOfAudioInfo(info: string | null | undefined): number | null {
  const [, text] = /(?:^|[;&\s])(?:ice-)?bitrate\s*=\s*([^;&]*)/i.exec(info ?? '') ?? [];
  return parseBitrate(text);
}
