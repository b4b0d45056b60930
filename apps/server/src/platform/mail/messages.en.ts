import type { MailTexts } from '#/platform/mail/mail-messages.ts';

const holds = 'The link holds for {hours} hours and works once.';
const safety = 'You get this mail because it is about the safety of the {brand} account {email}.';
const intruder = 'If it was not you, get in touch with us at once: somebody else may know your password.';

export const en: MailTexts = {
  greeting: 'Hello {name},',
  plainGreeting: 'Hello,',
  linkHint: 'If the button does not work, copy this address into your browser:',
  closing: 'All the best',
  sender: 'The team at {company}',
  noReply: 'Nobody reads answers to this address.',
  report: {
    figures: {
      peak: 'Peak listeners',
      aqh: 'Average listeners',
      tlh: 'Listening hours',
      starts: 'Session starts',
      active: 'Active sessions',
      unique: 'Unique listeners',
      atslMin: 'Session length',
      bounce: 'Bounce',
      returning: 'Returning',
    },
    hours: 'h',
    minutes: 'min',
    points: 'pt',
    unknown: 'not known',
    stop: 'Stop these mails',
    figure: 'Figure',
    present: 'This period',
    before: 'Period before',
    time: 'Time',
    lowest: 'Lowest',
    mean: 'Mean',
    highest: 'Highest',
  },
  kinds: {
    verify: {
      subject: 'Confirm your address for {brand}',
      lead: [
        'Good to have you! One step is left: confirm that this address is yours, and your account is ready.',
      ],
      button: 'Confirm address',
      after: holds,
      notYou: 'If it was not you, do nothing: no account is made without the link.',
      why: 'You get this mail because somebody asked for a {brand} account with {email}.',
    },
    already_registered: {
      subject: 'You already have a {brand} account',
      lead: [
        'Somebody, most likely you, asked for a new account with this address. There is one already, so nothing was changed.',
        'Just sign in as before. If the password slipped your mind, choose a new one:',
      ],
      button: 'Choose a new password',
      notYou: 'If it was not you, there is nothing to do: your account is as it was.',
      why: 'You get this mail because somebody asked for a {brand} account with {email}.',
    },
    reset: {
      subject: 'Choose a new password for {brand}',
      lead: ['It happens to all of us. Choose a new password here, and you are back in:'],
      button: 'Choose a new password',
      after:
        'The link holds for {minutes} minutes and works once. With the new password, you are signed out everywhere.',
      notYou: 'If it was not you, do nothing: your password stays as it is.',
      why: 'You get this mail because somebody asked for a new password for the {brand} account {email}.',
    },
    password_changed: {
      subject: 'Your {brand} password was changed',
      lead: ['The password of your account has just been changed. If that was you, all is well.'],
      notYou:
        'If it was not you, choose a new password at once with “Forgot password” on the sign-in page, and get in touch with us.',
      why: safety,
    },
    confirm_email: {
      subject: 'Confirm your new address for {brand}',
      lead: ['You would like to sign in with this address from now on. Confirm that it is yours:'],
      button: 'Confirm address',
      after: `${holds} Until then, the address you had is the one that counts.`,
      notYou: 'If it was not you, do nothing: no account gets this address without the link.',
      why: 'You get this mail because somebody entered {email} as the new address of a {brand} account.',
    },
    email_changed: {
      subject: 'The address of your {brand} account was changed',
      lead: [
        'From now on you sign in with {newEmail}. The address that this mail went to no longer opens the account.',
      ],
      notYou: intruder,
      why: safety,
    },
    mfa_enabled: {
      subject: 'Two-step sign-in is on for {brand}',
      lead: [
        'Well guarded: from now on, signing in also takes a code of your authenticator app.',
        'Keep your recovery codes in a safe place. Should you lose your phone, each of them signs you in once.',
      ],
      notYou: intruder,
      why: safety,
    },
    mfa_disabled: {
      subject: 'Two-step sign-in is off for {brand}',
      lead: [
        'From now on, your password alone signs you in. You can turn the second step on again at any time in your account.',
      ],
      notYou:
        'If it was not you, choose a new password at once with “Forgot password” on the sign-in page, and turn the second step on again.',
      why: safety,
    },
    weekly_report: {
      subject: '{brand}: the week of {cast}',
      lead: [
        'The figures of {cast} for {days}, each beside that of the week before. The tables are attached.',
      ],
      button: 'Open the statistics',
      why: 'You get this mail because it was asked for in the statistics of {cast}, a cast of the {brand} account {email}.',
    },
    monthly_report: {
      subject: '{brand}: the month of {cast}',
      lead: [
        'The figures of {cast} for {days}, each beside that of as many days before. The tables are attached.',
      ],
      button: 'Open the statistics',
      why: 'You get this mail because it was asked for in the statistics of {cast}, a cast of the {brand} account {email}.',
    },
  },
};
