import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditAction } from '@unmuted/api';

/** What each line of the trail says to the person it is about; an action without a text does not compile. */
export const eventTexts: Record<AuditAction, MessageDescriptor> = {
  'session.signed_in': msg`Signed in`,
  'session.refused': msg`A sign-in was refused`,
  'session.throttled': msg`Sign-in was blocked for a while after too many tries`,
  'session.ended': msg`A session was signed out`,
  'sessions.ended_all': msg`Several sessions were signed out`,
  'account.registered': msg`The account was registered`,
  'account.verified': msg`The e-mail address was confirmed`,
  'account.reset_asked': msg`A link to choose a new password was requested`,
  'account.reset': msg`A new password was chosen with a link`,
  'account.profile_changed': msg`The profile was changed`,
  'account.password_changed': msg`The password was changed`,
  'account.password_refused': msg`A change was refused: wrong password or code`,
  'account.email_change_asked': msg`A change of e-mail address was requested`,
  'account.email_changed': msg`The e-mail address was changed`,
  'account.mfa_enabled': msg`Two-step sign-in was turned on`,
  'account.mfa_disabled': msg`Two-step sign-in was turned off`,
  'account.recovery_codes_made': msg`New recovery codes were made`,
  'account.recovery_code_used': msg`A recovery code was used`,
  'account.created': msg`The account was created`,
  'source.password_revealed': msg`The source password of a cast was shown`,
  'source.password_rotated': msg`The source password of a cast was changed`,
  'cast.started': msg`A cast was started`,
  'cast.stopped': msg`A cast was stopped`,
  'cast.suspended': msg`A cast was suspended`,
  'cast.unsuspended': msg`A cast is no longer suspended`,
  'cast.limits_changed': msg`What a cast may use was changed`,
  'cast.restarted': msg`A cast was restarted`,
  'cast.title_set': msg`The now-playing text of a cast was set`,
  'source.kicked': msg`The source of a cast was disconnected`,
  'listener.disconnected': msg`A listener was disconnected`,
  'listener.address_revealed': msg`The whole address of a listener was shown`,
  'ban.made': msg`A ban was made`,
  'ban.lifted': msg`A ban was lifted`,
  'settings.changed': msg`The settings of a cast were changed`,
  'settings.rolled_back': msg`A change of a cast’s settings was undone by itself: a source had not come back`,
  'statistics.reset': msg`The statistics of a cast were deleted`,
  'dayparts.changed': msg`The parts of the week of a cast were named`,
  'report.changed': msg`The mails with the statistics of a cast were turned on or off`,
  'report.sent': msg`The statistics of a cast were sent by mail`,
  'report.stopped': msg`The mails with the statistics of a cast were stopped by their link`,
  'directory.enabled': msg`A cast was entered in a directory`,
  'directory.disabled': msg`A cast was taken off a directory`,
  'directory.submitted': msg`It was noted when the form of a directory was sent`,
  'listing.changed': msg`What directories are told of a cast was changed`,
  'listeners.moved': msg`All listeners of a stream were moved to another one`,
  'listener.moved': msg`A listener was moved to another stream`,
  'geolock.changed': msg`The rules by country were changed`,
  'widget.created': msg`A widget was made`,
  'widget.changed': msg`A widget was changed`,
  'widget.deleted': msg`A widget was deleted`,
  'domain.added': msg`A domain was added to a site`,
  'domain.verified': msg`A domain of a site was verified`,
  'domain.lost': msg`A domain of a site lost its verification: its DNS records were wrong at three daily checks`,
  'domain.removed': msg`A domain was removed from a site`,
  'domain.expired': msg`A domain of a site was forgotten: it was not verified within seven days`,
};

const unusual: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'session.refused',
  'session.throttled',
  'account.password_refused',
  'account.mfa_disabled',
  'account.recovery_code_used',
]);

/** Worth a second look: somebody else may have tried. */
export function isUnusual(action: AuditAction): boolean {
  return unusual.has(action);
}
