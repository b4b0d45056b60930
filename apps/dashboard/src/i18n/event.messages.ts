import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditAction } from '@unmuted/api';

/** Texts by audit action; a missing text is a type error. */
export const eventTexts: Record<AuditAction, MessageDescriptor> = {
  'session.created': msg`Signed in`,
  'session.rejected': msg`Sign-in rejected`,
  'session.throttled': msg`Sign-in temporarily blocked after too many attempts`,
  'session.revoked': msg`Session signed out`,
  'sessions.revoked': msg`Multiple sessions signed out`,
  'account.registered': msg`Account registered`,
  'account.verified': msg`Email address confirmed`,
  'account.password_reset_requested': msg`Password reset link requested`,
  'account.password_reset': msg`Password reset with a link`,
  'account.profile_updated': msg`Profile changed`,
  'account.password_updated': msg`Password changed`,
  'account.password_rejected': msg`Change rejected: wrong password or code`,
  'account.email_change_requested': msg`Email address change requested`,
  'account.email_updated': msg`Email address changed`,
  'account.mfa_enabled': msg`Two-step sign-in turned on`,
  'account.mfa_disabled': msg`Two-step sign-in turned off`,
  'account.recovery_codes_created': msg`New recovery codes generated`,
  'account.recovery_code_used': msg`Recovery code used`,
  'account.created': msg`Account created`,
  'source.password_revealed': msg`Source password viewed`,
  'source.password_rotated': msg`Source password changed`,
  'cast.started': msg`Cast started`,
  'cast.stopped': msg`Cast stopped`,
  'cast.suspended': msg`Cast suspended`,
  'cast.unsuspended': msg`Cast unsuspended`,
  'cast.limits_updated': msg`Cast limits changed`,
  'cast.restarted': msg`Cast restarted`,
  'cast.title_updated': msg`Now-playing text updated`,
  'source.disconnected': msg`Source disconnected`,
  'listener.disconnected': msg`Listener disconnected`,
  'listener.address_revealed': msg`Full IP address of a listener viewed`,
  'ban.created': msg`Ban added`,
  'ban.deleted': msg`Ban removed`,
  'settings.updated': msg`Cast settings changed`,
  'settings.rolled_back': msg`Settings change rolled back automatically: a source did not reconnect`,
  'statistics.reset': msg`Statistics deleted`,
  'dayparts.updated': msg`Dayparts changed`,
  'report.updated': msg`Report emails turned on or off`,
  'report.sent': msg`Statistics report emailed`,
  'report.unsubscribed': msg`Report emails stopped with the unsubscribe link`,
  'directory.enabled': msg`Directory listing turned on`,
  'directory.disabled': msg`Directory listing turned off`,
  'directory.submitted': msg`Directory submission date recorded`,
  'listing.updated': msg`Directory listing changed`,
  'listeners.moved': msg`All listeners of a stream moved to another stream`,
  'listener.moved': msg`Listener moved to another stream`,
  'geolock.updated': msg`Country rules changed`,
  'widget.created': msg`Widget created`,
  'widget.updated': msg`Widget changed`,
  'widget.deleted': msg`Widget deleted`,
  'domain.created': msg`Domain added to a site`,
  'domain.verified': msg`Site domain verified`,
  'domain.verification_lost': msg`Site domain no longer verified: its DNS records were wrong at three daily checks`,
  'domain.deleted': msg`Domain removed from a site`,
  'domain.expired': msg`Domain removed: not verified within 7 days`,
};

const unusual: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'session.rejected',
  'session.throttled',
  'account.password_rejected',
  'account.mfa_disabled',
  'account.recovery_code_used',
]);

/** Suspicious: someone else may have tried. */
export function isUnusual(action: AuditAction): boolean {
  return unusual.has(action);
}
