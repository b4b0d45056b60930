/** Every machine code a problem document may carry, with its HTTP status and its English title. */
export const errorCodes = {
  'request.unreadable': { status: 422, title: 'The request body is not readable JSON' },
  'request.invalid': { status: 422, title: 'Some values are not valid' },
  'request.not_found': { status: 404, title: 'There is no such address' },
  'request.method_not_allowed': { status: 405, title: 'This method is not allowed here' },
  'request.unsupported_media_type': { status: 415, title: 'Only JSON is accepted' },
  'request.too_large': { status: 413, title: 'The request is too large' },
  'request.key_reused': { status: 422, title: 'This key belongs to another request' },
  'request.throttled': { status: 429, title: 'Too many tries: wait a little' },
  'auth.invalid_credentials': { status: 401, title: 'Those sign-in details are not correct' },
  'auth.code_required': { status: 401, title: 'Enter the code of your authenticator app' },
  'auth.email_unverified': { status: 401, title: 'Confirm your e-mail address first' },
  'auth.token_missing': { status: 401, title: 'Sign in first' },
  'auth.token_unknown': { status: 401, title: 'This session is not known' },
  'auth.wrong_role': { status: 403, title: 'This area is not for your account' },
  'auth.session_expired': { status: 419, title: 'This session has expired' },
  'auth.wrong_password': { status: 422, title: 'That is not your present password' },
  'auth.wrong_code': { status: 422, title: 'That code is not valid' },
  'auth.link_invalid': { status: 422, title: 'This link is no longer valid' },
  'mfa.already_on': { status: 409, title: 'The second step is already on' },
  'mfa.not_started': { status: 409, title: 'The second step is not set up' },
  'resource.not_found': { status: 404, title: 'Not found' },
  'resource.stale': { status: 412, title: 'Somebody else has changed this meanwhile' },
  'cast.suspended': { status: 409, title: 'This cast is suspended' },
  'cast.stopped': { status: 409, title: 'This cast is stopped' },
  'cast.stopped_by_staff': { status: 409, title: 'This cast was stopped by the staff' },
  'cast.not_on_air': { status: 409, title: 'This cast is not on air' },
  'listener.gone': { status: 404, title: 'This listener has left' },
  'cast.applying': { status: 409, title: 'The change before this one is still being applied' },
  'stream.not_ready': { status: 409, title: 'This stream cannot take these listeners now' },
  'engine.cannot': { status: 409, title: 'This engine cannot do that' },
  'engine.not_configurable': { status: 409, title: 'This engine is set up by whoever runs it' },
  'widget.too_many': { status: 409, title: 'This cast has as many widgets as it may have' },
  'directory.not_configured': { status: 409, title: 'This directory is not set up here' },
  'directory.off': { status: 409, title: 'This directory is turned off' },
  'service.unavailable': { status: 503, title: 'The service is not available right now' },
  'service.time_out': { status: 508, title: 'The server took too long' },
  internal: { status: 500, title: 'An error occurred on the server' },
} as const satisfies Record<string, { status: number; title: string }>;

/** One of the codes of `errorCodes`. */
export type ErrorCode = keyof typeof errorCodes;

/** What any operation may answer whatever it does. */
export const commonErrors = [
  'request.method_not_allowed',
  'request.unsupported_media_type',
  'request.too_large',
  'service.unavailable',
  'service.time_out',
  'internal',
] as const satisfies readonly ErrorCode[];
