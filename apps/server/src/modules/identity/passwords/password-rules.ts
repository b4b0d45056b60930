import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '#/platform/http/app-error.ts';

/** Lower case, one a line; where they come from stands in common-passwords.md. */
const common: ReadonlySet<string> = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** What the person whose password it is goes by. */
export interface PersonalNames {
  readonly email: string;
  readonly username?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/**
 * Why a password is refused although it is long enough: everybody guesses it, or whoever knows the account does. Rules
 * of composition there are none (NIST SP 800-63B §3.1.1.2).
 */
export function passwordProblem(password: string, names: readonly string[]): 'common' | 'personal' | null {
  if (isCommon(password.toLowerCase())) return 'common';
  const plain = compared(password);
  return names.some((name) => compared(name) === plain) ? 'personal' : null;
}

/** What a password may not be: the names themselves, and first and last name together, either way round. */
export function personalNames({ email, username, firstName = '', lastName = '' }: PersonalNames): string[] {
  const [mailbox = ''] = email.split('@');
  const names = [email, mailbox, username ?? '', firstName, lastName, firstName + lastName];
  return [...names, lastName + firstName].filter((name) => name !== '');
}

/** Refuses such a password as the contract's forms expect it, at the field that held it. */
export function requireGoodPassword(
  password: string,
  person: PersonalNames,
  pointer: '/password' | '/newPassword' = '/password',
): void {
  const code = passwordProblem(password, personalNames(person));
  if (code) throw new AppError('request.invalid', { errors: [{ pointer, code, params: {} }] });
}

/** On the list, once or repeated, with or without digits and punctuation after it. */
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

/** Case, width and spaces make no other name of it. */
function compared(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}
