import { createHash } from 'node:crypto';

/** A name that changes with its content: `('css/light', 'css', …)` → `css/light.1a2b3c4d.css`. */
export function hashedName(stem: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, 'x').slice(0, 8);
  return `${stem}.${hash}.${extension}`;
}
