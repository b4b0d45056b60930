import { type ErrorCode, errorStatuses } from '#/contract/shared/error-codes.ts';

/** English titles. Clients have translations of their own, and do not load these. */
const titles: Readonly<Record<ErrorCode, string>> = {
  'request.malformed': 'The request body is not valid JSON',
  'request.invalid': 'Some values are not valid',
  'route.not_found': 'Route not found',
  'request.method_not_allowed': 'Method not allowed',
  'request.unsupported_media_type': 'Unsupported media type: only JSON is accepted',
  'request.too_large': 'The request is too large',
  'request.idempotency_key_reused': 'This idempotency key was used for a different request',
  'request.rate_limited': 'Too many requests. Try again later',
  'auth.invalid_credentials': 'Those sign-in details are not correct',
  'auth.code_required': 'Enter the code from your authenticator app',
  'auth.missing_token': 'Authentication required',
  'auth.invalid_token': 'The session token is not valid',
  'auth.forbidden': 'Your account does not have access to this area',
  'account.not_permitted': 'Your role does not allow this',
  'account.read_only': 'This session can only read',
  'account.second_step_needed': 'Set up two-step verification first: it is required for all staff',
  'team.own_account': 'You cannot change your own role or access',
  'team.already_member': 'This email address already belongs to the team',
  'team.username_taken': 'This username is taken',
  'people.already_member': 'This person is already in your account',
  'people.already_in_account': 'This person’s own account has products or other people',
  'people.other_address': 'This invitation was sent to another email address',
  'people.owner_required': 'An account needs an owner',
  'auth.session_expired': 'Your session has expired',
  'auth.incorrect_password': 'That is not your current password',
  'auth.second_step_required': 'Confirm with a code from your authenticator app',
  'auth.invalid_code': 'That code is not valid',
  'auth.invalid_link': 'This link is no longer valid',
  'mfa.already_enabled': 'Two-step verification is already on',
  'mfa.not_enrolled': 'Two-step verification is not set up',
  'resource.not_found': 'Not found',
  'resource.version_conflict': 'Someone else changed this in the meantime',
  'resource.limit_reached': 'The maximum number has been reached',
  'customer.email_in_use': 'This email address already belongs to a customer',
  'customer.not_invited': 'This customer has no open invitation',
  'customer.has_products': 'This customer has products',
  'cast.suspended': 'This cast is suspended',
  'cast.stopped': 'This cast is stopped',
  'cast.stopped_by_admin': 'This cast was stopped by an administrator',
  'cast.terminated': 'This cast is terminated',
  'cast.off_air': 'This cast is not on air',
  'request.answered': 'This request has already been answered',
  'listener.not_found': 'This listener has disconnected',
  'cast.change_pending': 'The previous change is still being applied',
  'source.password_unreadable': 'The stored source password can no longer be read. Create a new one',
  'stream.incompatible': 'This stream cannot accept these listeners',
  'engine.unsupported': 'The engine does not support this operation',
  'engine.not_configurable': 'This engine cannot be configured through the API',
  'directory.not_configured': 'This directory is not configured',
  'directory.disabled': 'This directory is turned off',
  'domain.not_configured': 'Site domains are not configured',
  'domain.reserved': 'This domain name is reserved',
  'domain.already_exists': 'This site already has this domain',
  'domain.limit_reached': 'This site has reached its domain limit',
  'webhook.disabled': 'This webhook endpoint is turned off',
  'webhook.secret_unreadable': 'The stored signing secret can no longer be read. Create a new one',
  'upload.too_large': 'This file is too large',
  'upload.type_unsupported': 'This type of file is not supported here',
  'upload.dimensions': 'The image does not have the required dimensions',
  'upload.unreadable': 'The file is damaged or incomplete',
  'upload.quota_exceeded': 'The account has no space left for uploads',
  'storage.full': 'The server has no space left for files',
  'service.unavailable': 'The service is temporarily unavailable',
  'service.timeout': 'The server took too long to respond',
  internal: 'An error occurred on the server',
};

/** Every error code of a problem document, with its HTTP status and English title. */
export const errorCodes = /* @__PURE__ */ withTitles();

function withTitles() {
  const codes = Object.entries(errorStatuses).map(([code, status]) => [
    code,
    { status, title: titles[code as ErrorCode] },
  ]);
  return Object.fromEntries(codes) as {
    readonly [Code in ErrorCode]: { readonly status: (typeof errorStatuses)[Code]; readonly title: string };
  };
}
