import { isApple } from './is-apple.ts';

/** A shortcut as displayed: "Ctrl K", "⌘K". `mod` is Ctrl, or ⌘ on Apple platforms. */
export function keyText(keys: readonly string[]): string {
  return isApple()
    ? keys.map((key) => (key === 'mod' ? '⌘' : key)).join('')
    : keys.map((key) => (key === 'mod' ? 'Ctrl' : key)).join(' ');
}

/** A shortcut as `aria-keyshortcuts` value: "Control+K". ARIA 1.2, section 6.6. */
export function ariaKeys(keys: readonly string[]): string {
  return keys.map((key) => (key === 'mod' ? (isApple() ? 'Meta' : 'Control') : key)).join('+');
}
