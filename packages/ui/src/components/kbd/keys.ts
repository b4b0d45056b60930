import { isApple } from './is-apple.ts';

/** Keys pressed together as they stand on the keyboard: "Ctrl K", "⌘K". `mod` is Ctrl, and ⌘ on Apple's systems. */
export function keyText(keys: readonly string[]): string {
  return isApple()
    ? keys.map((key) => (key === 'mod' ? '⌘' : key)).join('')
    : keys.map((key) => (key === 'mod' ? 'Ctrl' : key)).join(' ');
}

/** The same as `aria-keyshortcuts` wants it: "Control+K". ARIA 1.2, section 6.6. */
export function ariaKeys(keys: readonly string[]): string {
  return keys.map((key) => (key === 'mod' ? (isApple() ? 'Meta' : 'Control') : key)).join('+');
}
