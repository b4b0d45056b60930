import type { MailTexts } from '#/platform/mail/mail-messages.ts';
import { productMessages } from '#/platform/mail/product-messages.ts';
import { stationRequestMessages } from '#/platform/mail/station-request-messages.ts';

const expiry = 'The link expires in {hours} hours and can be used once.';
const safety = 'You received this email because it concerns the security of the {brand} account {email}.';
const intruder = 'If this wasn’t you, contact us immediately: someone else may know your password.';

export const en: MailTexts = {
  greeting: 'Hello {name},',
  titled: '{brand}: {title}',
  plainGreeting: 'Hello,',
  linkHint: 'If the button doesn’t work, copy this link into your browser:',
  closing: 'Best regards',
  sender: 'The {company} team',
  noReply: 'Please don’t reply to this email: this inbox isn’t monitored.',
  report: {
    figures: {
      peak: 'Peak listeners',
      aqh: 'Average listeners',
      tlh: 'Listening hours',
      starts: 'Session starts',
      active: 'Active sessions',
      unique: 'Unique listeners',
      atslMin: 'Session length',
      bounce: 'Bounce rate',
      returning: 'Returning',
    },
    hours: 'h',
    minutes: 'min',
    points: 'pt',
    unknown: 'unknown',
    stop: 'Unsubscribe from these emails',
    figure: 'Metric',
    present: 'This period',
    before: 'Previous period',
    time: 'Time',
    lowest: 'Lowest',
    mean: 'Average',
    highest: 'Highest',
  },
  kinds: {
    verify: {
      subject: 'Confirm your email address for {brand}',
      lead: ['Welcome! Open the link and choose a password to finish creating your account.'],
      button: 'Confirm email address',
      after: expiry,
      notYou:
        'If this wasn’t you, ignore this email. No account is created unless you choose a password on the linked page.',
      why: 'You received this email because someone requested a {brand} account with {email}.',
    },
    already_registered: {
      subject: 'You already have a {brand} account',
      lead: [
        'Someone, probably you, requested a new account with this email address. An account already exists, so nothing was changed.',
        'You can sign in as usual. If you forgot your password, choose a new one:',
      ],
      button: 'Choose a new password',
      notYou: 'If this wasn’t you, you can ignore this email. Your account is unchanged.',
      why: 'You received this email because someone requested a {brand} account with {email}.',
    },
    reset: {
      subject: 'Choose a new password for {brand}',
      lead: ['Choose a new password to get back into your account:'],
      button: 'Choose a new password',
      after:
        'The link expires in {minutes} minutes and can be used once. Changing your password signs you out everywhere.',
      notYou: 'If this wasn’t you, ignore this email. Your password won’t change.',
      why: 'You received this email because someone requested a new password for the {brand} account {email}.',
    },
    password_changed: {
      subject: 'Your {brand} password was changed',
      lead: ['The password of your account was just changed. If this was you, no action is needed.'],
      notYou:
        'If this wasn’t you, choose a new password immediately with “Forgot password” on the sign-in page, and contact us.',
      why: safety,
    },
    confirm_email: {
      subject: 'Confirm your new email address for {brand}',
      lead: ['You asked to sign in with this email address from now on. Confirm that it is yours:'],
      button: 'Confirm email address',
      after: `${expiry} Until you confirm, your previous email address stays in use.`,
      notYou:
        'If this wasn’t you, ignore this email. No account gets this address unless the link is opened.',
      why: 'You received this email because someone entered {email} as the new email address of a {brand} account.',
    },
    email_changed: {
      subject: 'The email address of your {brand} account was changed',
      lead: [
        'From now on, sign in with {newEmail}. You can no longer sign in with the address this email was sent to.',
      ],
      notYou: intruder,
      why: safety,
    },
    customer_invitation: {
      subject: 'Your {brand} account is ready',
      lead: ['{company} created an account for you. Choose a password to sign in:'],
      button: 'Choose a password',
      after: 'The link expires in {inviteDays} days and can be used once.',
      notYou: 'If you don’t expect an account, ignore this email. Nobody can sign in without this link.',
      why: 'You received this email because {company} created a {brand} account for {email}.',
    },
    viewed_as: {
      subject: 'Our team opened your {brand} account',
      lead: [
        'A member of our team viewed your account as you see it. They could read it for up to {viewMinutes} minutes, but change nothing.',
        'Reason: {reason}',
      ],
      why: safety,
    },
    mfa_enabled: {
      subject: 'Two-step sign-in is on for {brand}',
      lead: [
        'From now on, signing in also requires a code from your authenticator app.',
        'Keep your recovery codes in a safe place. If you lose your phone, you can use each of them to sign in once.',
      ],
      notYou: intruder,
      why: safety,
    },
    mfa_disabled: {
      subject: 'Two-step sign-in is off for {brand}',
      lead: [
        'From now on, you sign in with your password only. You can turn the second step back on at any time in your account.',
      ],
      notYou:
        'If this wasn’t you, choose a new password immediately with “Forgot password” on the sign-in page, and turn the second step back on.',
      why: safety,
    },
    key_created: {
      subject: 'An API key was created for {brand}',
      lead: [
        'A new API key, ending in {keyEnd}, was created for your account. Whoever has it can use it within its scopes. If this was you, no action is needed.',
      ],
      notYou:
        'If this wasn’t you, revoke the key in your account under “API keys” immediately, and choose a new password.',
      why: safety,
    },
    key_leaked: {
      subject: 'An API key for {brand} was revoked',
      lead: [
        'Someone reported that they found the API key ending in {keyEnd} in public. We revoked it immediately: it no longer works.',
        'Programs that used it need a new key. You can see the last calls with the key in your account under “API keys”.',
      ],
      why: safety,
    },
    password_guesses: {
      subject: 'Someone is guessing your {brand} password',
      lead: [
        'Someone has entered many wrong passwords for your account, from devices that you haven’t used before. None of them was accepted.',
        'For now, we reject sign-ins from unknown devices. Devices you have signed in with before still work. From a new device, use “Forgot password” on the sign-in page.',
      ],
      why: safety,
    },
    code_guesses: {
      subject: 'Someone knows your {brand} password',
      lead: [
        'Someone has entered your password correctly, followed by many wrong codes. The second step has stopped them so far.',
        'Choose a new password immediately with “Forgot password” on the sign-in page, then turn the second step back on.',
      ],
      why: safety,
    },
    cast_ready: {
      subject: '{brand}: your cast {cast} is ready',
      lead: [
        'Your new cast {cast} is ready. Its page shows the server address, the source password and the settings for your encoder. For your safety, this email contains no password.',
      ],
      button: 'Open your cast',
      why: 'You received this email because the {brand} account {email} has a new cast.',
    },
    cast_terminated: {
      subject: '{brand}: your cast {cast} was terminated',
      lead: [
        'The cast {cast} was terminated: it no longer accepts sources and listeners.',
        'Its settings and statistics will be deleted in {undoDays} days. If this is a mistake, contact us before then and we will restore it.',
      ],
      why: 'You received this email because {cast} belongs to the {brand} account {email}.',
    },
    cast_message: {
      subject: 'A message from {brand} about your casts',
      lead: ['This message is about {cast}:'],
      why: 'You received this email because your {brand} account {email} has this cast.',
    },
    customer_message: {
      subject: 'A message from {brand} about your account',
      lead: ['Our team sends you this message:'],
      why: 'You received this email because {email} owns a {brand} account.',
    },
    request_received: {
      subject: 'A customer has requested a product in {brand}',
      lead: [
        'A customer has requested the plan {plan}. Approve or refuse the request; the customer is notified by email.',
      ],
      button: 'Open requests',
      why: 'You received this email because {email} belongs to a staff account of {brand}.',
    },
    request_refused: {
      subject: 'Your request to {brand} was refused',
      lead: ['We can’t fulfil your request for the plan {plan}. The reason:'],
      button: 'Open dashboard',
      why: 'You received this email because the {brand} account {email} requested a product.',
    },
    team_invite: {
      subject: 'Your invitation to the {brand} team',
      lead: [
        'You have been invited to work in the administration of {brand}. Open the link to choose a username and a password.',
      ],
      button: 'Join the team',
      after: 'The link expires in {teamInviteDays} days and can be used once.',
      notYou:
        'If you don’t know what this is about, ignore this email. No account is created unless you open the link.',
      why: 'You received this email because the {brand} team invited {email}.',
    },
    cast_suspended: {
      subject: '{brand}: {cast} was suspended',
      lead: ['We suspended the cast {cast}: its sources and listeners are disconnected.', 'Reason: {reason}'],
      button: 'Open the cast',
      why: 'You received this email because you manage the cast {cast} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    cast_unsuspended: {
      subject: '{brand}: {cast} is no longer suspended',
      lead: ['The suspension of the cast {cast} has ended. It can go on air again.'],
      button: 'Open the cast',
      why: 'You received this email because you manage the cast {cast} of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    ...productMessages.en,
    webhook_gone: {
      subject: '{brand}: a webhook was turned off',
      lead: [
        'The address of your webhook at {host} reported that it no longer exists (410 Gone). We turned the webhook off.',
        'Messages that were waiting for it ended. You can send them again once the webhook is back on.',
      ],
      button: 'Open webhooks',
      why: 'You received this email because you manage the webhooks of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    webhook_failing: {
      subject: '{brand}: a webhook was turned off',
      lead: [
        'Your webhook at {host} has not accepted any message for five days. We turned it off.',
        'Messages that were waiting for it ended. You can send them again once the webhook is back on.',
      ],
      button: 'Open webhooks',
      why: 'You received this email because you manage the webhooks of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
    },
    invitation: {
      subject: 'You are invited to an account on {brand}',
      lead: [
        'You are invited to work in the account “{account}” on {brand}. The page of the link shows who invited you and what you will be able to do.',
      ],
      button: 'View the invitation',
      after: 'The link expires in {invitationDays} days and can be used once.',
      notYou: 'If you don’t know this account, ignore this email: nothing happens unless you accept.',
      why: 'You received this email because someone invited {email} to an account on {brand}.',
    },
    removed_from_account: {
      subject: 'You no longer have access to an account on {brand}',
      lead: [
        'The owner of the account “{account}” has removed you from it. You can still sign in with your email address; your own account has no products yet.',
      ],
      why: 'You received this email because it concerns the access of {email} on {brand}.',
    },
    owner_changed: {
      subject: 'An account on {brand} has a new owner',
      lead: [
        'The ownership of the account “{account}” has been transferred to {newEmail}. The previous owner is now a manager.',
      ],
      notYou: intruder,
      why: safety,
    },
    weekly_report: {
      subject: '{brand}: weekly report for {cast}',
      lead: ['Statistics of {cast} for {days}, compared with the previous week. The tables are attached.'],
      button: 'Open statistics',
      why: 'You received this email because report emails are turned on in the statistics of {cast}, a cast of the {brand} account {email}.',
    },
    monthly_report: {
      subject: '{brand}: monthly report for {cast}',
      lead: [
        'Statistics of {cast} for {days}, compared with the same number of days before. The tables are attached.',
      ],
      button: 'Open statistics',
      why: 'You received this email because report emails are turned on in the statistics of {cast}, a cast of the {brand} account {email}.',
    },
    ...stationRequestMessages.en,
  },
};
