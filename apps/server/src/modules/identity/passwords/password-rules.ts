import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '#/platform/http/app-error.ts';

/** Lower case, one per line; common-passwords.md documents the source. */
const common: ReadonlySet<string> = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** The names that identify the owner of the password. */
export interface PersonalNames {
  readonly email: string;
  readonly username?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/**
 * Why a password of sufficient length is rejected: it is common, or easy to guess from the account's names. There are
 * no composition rules (NIST SP 800-63B §3.1.1.2).
 */
export function passwordProblem(password: string, names: readonly string[]): 'common' | 'personal' | null {
  if (isCommon(password.toLowerCase())) return 'common';
  const plain = compared(password);
  return names.some((name) => compared(name) === plain) ? 'personal' : null;
}

/** Forbidden passwords: each name, and first and last name together in either order. */
export function personalNames({ email, username, firstName = '', lastName = '' }: PersonalNames): string[] {
  const [mailbox = ''] = email.split('@');
  const names = [email, mailbox, username ?? '', firstName, lastName, firstName + lastName];
  return [...names, lastName + firstName].filter((name) => name !== '');
}

/** Rejects such a password with a validation error at its field. */
export function requireGoodPassword(
  password: string,
  person: PersonalNames,
  pointer: '/password' | '/newPassword' = '/password',
): void {
  const code = passwordProblem(password, personalNames(person));
  if (code) throw new AppError('request.invalid', { errors: [{ pointer, code, params: {} }] });
}

/** On the list, once or repeated, optionally followed by digits and punctuation. */
function isCommon(password: string): boolean {
  const [tail = ''] = /[\p{N}\p{P}\p{S}\p{Z}]*$/u.exec(password) ?? [];
  for (let end = password.length; end >= password.length - tail.length; end -= 1) {
    if (isListed(password.slice(0, end))) return true;
  }
  return false;
}

function isListed(text: string): boolean {
  for (let length = text.length; length > 0; length -= 1) {
    const unit = text.slice(0, length);
    if (text.length % length === 0 && common.has(unit) && unit.repeat(text.length / length) === text)
      return true;
  }
  return false;
}

/** Ignores case, character width and spaces. */
function compared(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}
