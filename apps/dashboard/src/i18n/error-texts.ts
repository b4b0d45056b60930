import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '@unmuted/api';

/** What a person reads for each machine code; a code without a text does not compile. */
export const errorTexts: Record<ErrorCode, MessageDescriptor> = {
  'request.unreadable': msg`The request could not be read.`,
  'request.invalid': msg`Some values are not valid. Please check them.`,
  'request.not_found': msg`There is nothing at this address.`,
  'request.method_not_allowed': msg`This action is not possible here.`,
  'request.unsupported_media_type': msg`The server does not accept this kind of content.`,
  'request.too_large': msg`This is too large to be sent.`,
  'request.key_reused': msg`This was sent before with other values. Reload the page and try again.`,
  'request.throttled': msg`Too many tries. Please wait a little and try again.`,
  'auth.invalid_credentials': msg`Those sign-in details are not correct.`,
  'auth.code_required': msg`Please enter the code of your authenticator app.`,
  'auth.email_unverified': msg`Please confirm your e-mail address first.`,
  'auth.token_missing': msg`Please sign in first.`,
  'auth.token_unknown': msg`Your session is not known any more. Please sign in again.`,
  'auth.wrong_role': msg`This area is not for your account.`,
  'auth.session_expired': msg`Your session has expired. Please log in again.`,
  'auth.wrong_password': msg`That is not your present password.`,
  'auth.wrong_code': msg`That code is not valid.`,
  'auth.link_invalid': msg`This link is no longer valid.`,
  'mfa.already_on': msg`The second step is already on.`,
  'mfa.not_started': msg`The second step is not set up.`,
  'resource.not_found': msg`We could not find this.`,
  'resource.stale': msg`Somebody else has changed this meanwhile.`,
  'listener.gone': msg`This listener has left.`,
  'cast.applying': msg`The change before this one is still being applied. Please try again in a minute.`,
  'stream.not_ready': msg`This stream cannot take these listeners now.`,
  'engine.cannot': msg`This engine cannot do that.`,
  'engine.not_configurable': msg`This engine is set up by whoever runs it.`,
  'service.unavailable': msg`The service is not available right now. Please try again in a moment.`,
  'service.time_out': msg`The server took too long to respond. Please try again later.`,
  internal: msg`An error occurred on the server. Please try again later.`,
};
