export { copyText } from '#/lib/copy-text.ts';
export { CopyButton, type CopyButtonProps } from './copy-button.tsx';
export { type CopyOptions, type CopyState, useCopy } from './use-copy.ts';
