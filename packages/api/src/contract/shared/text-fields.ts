import * as z from 'zod/mini';
import { visibleLines, visibleText } from '#/contract/shared/visible-text.ts';

/** A text of one line, which may be empty. */
export const line = (maxLength: number) => z.string().check(z.maxLength(maxLength), visibleText);

/** A text of several lines, which may be empty. */
export const lines = (maxLength: number) => z.string().check(z.maxLength(maxLength), visibleLines);

/** An https address; empty while it is not filled in. */
export const httpsLink = z
  .string()
  .check(z.maxLength(2_048), z.regex(/^(?:|https:\/\/[^\s/?#@]+(?:[/?#]\S*)?)$/));

/** Whether no value occurs twice. */
export const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** The name of a stored file of one type, `<sha256>.png`; null: none yet. */
export const fileName = (extension: 'png' | 'jpg') =>
  z.nullable(z.string().check(z.regex(new RegExp(`^[0-9a-f]{64}\\.${extension}$`))));
