/** True on systems whose shortcuts are pressed with ⌘. */
export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad|ipod/i.test(navigator.platform);
}
