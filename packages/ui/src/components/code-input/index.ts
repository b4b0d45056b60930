export { type CodeError, CodeInput, type CodeInputProps } from './code-input.tsx';
export { type JsonError, jsonError } from './json-error.ts';
