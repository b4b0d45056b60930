/**
 * Comparisons of two versions: of fields, of texts and of JSON documents.
 *
 * @packageDocumentation
 */

export { type FieldChange, FieldDiff, type FieldDiffProps } from './field-diff.tsx';
export { JsonDiff, type JsonDiffProps } from './json-diff.tsx';
export { type DiffRun, diffSequences } from './sequence-diff.ts';
export { TextDiff, type TextDiffProps } from './text-diff.tsx';
