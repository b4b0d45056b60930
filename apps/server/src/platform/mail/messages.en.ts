import type { MailTexts } from '#/platform/mail/mail-messages.ts';

const expiry = 'The link expires in {hours} hours and can be used once.';
const safety = 'You received this email because it concerns the security of the {brand} account {email}.';
const intruder = 'If this wasn’t you, contact us immediately: someone else may know your password.';

export const en: MailTexts = {
  greeting: 'Hello {name},',
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
  },
};
