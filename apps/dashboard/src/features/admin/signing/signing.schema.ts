import {
  fieldProblems,
  keystoreChange,
  limits,
  signingBundleDraft,
  signingBundleRequest,
} from '@unmuted/api/contract';
import type * as z from 'zod/mini';
import { type Fault, sortProblems } from '#/components/form/field-errors.ts';

/** Bytes of a file: in base64, four characters stand for three bytes. */
export const signingFileBytes = Math.floor((limits.signingFile / 4) * 3);

/** Problems of a draft by the names of `fields`. */
export function draftProblems(
  schema: typeof signingBundleDraft | typeof signingBundleRequest | typeof keystoreChange,
  draft: unknown,
  fields: readonly string[],
): Map<string, Fault> {
  const { success, error } = (schema as z.ZodMiniType).safeParse(draft, { reportInput: true });
  return success ? new Map() : sortProblems(fieldProblems(error.issues), fields).byField;
}

export { keystoreChange, signingBundleDraft, signingBundleRequest };
