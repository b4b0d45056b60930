export { isApple } from './is-apple.ts';
export { Kbd, type KbdProps } from './kbd.tsx';
export { ariaKeys, keyText } from './keys.ts';
