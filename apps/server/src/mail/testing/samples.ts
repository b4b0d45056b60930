import type { Mail } from '#/mail/mail.ts';

export const token = 'kJ3x9Qv_0ZsT1-aBcDeF2g';
const name = 'Maeve';
const link = `https://studio.example/register?token=${token}`;

/** One mail of each kind. */
export const samples: readonly Mail[] = [
  { kind: 'verify', name, link },
  { kind: 'already_registered', name, resetLink: 'https://studio.example/forgot-password' },
  { kind: 'reset', name, link },
  { kind: 'password_changed', name },
  { kind: 'confirm_email', name, link },
  { kind: 'email_changed', name, newEmail: 'maeve@new.example' },
  { kind: 'mfa_enabled', name },
  { kind: 'mfa_disabled', name },
];
