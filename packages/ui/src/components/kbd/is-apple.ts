/** Whether the platform uses ⌘ for shortcuts. */
export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad|ipod/i.test(navigator.platform);
}
