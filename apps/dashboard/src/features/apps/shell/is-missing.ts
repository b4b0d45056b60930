import { ApiError } from '@unmuted/api';

/** Whether an app does not exist: an id of another form is invalid for the server. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
