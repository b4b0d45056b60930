import { AppError } from '#/platform/http/app-error.ts';

/** A 422 about one field. */
export const invalidField = (pointer: string, code: 'required' | 'enum' | 'range' | 'duplicate'): AppError =>
  new AppError('request.invalid', { errors: [{ pointer, code, params: {} }] });
