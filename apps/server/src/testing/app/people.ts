import { randomBytes } from 'node:crypto';
import type { AuditPerson } from '#/platform/audit/audit.repository.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { CallOptions, TestApp } from '#/testing/app/test-app.ts';
import { cheapPasswords } from '#/testing/app/test-deps.ts';

export const roles = ['customer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A person with their own account, so that tests do not share state. */
export interface Person {
  readonly about: AuditPerson;
  readonly email: string;
  /** The name in the greeting of emails. */
  readonly name: string;
  readonly signInName: string;
  readonly password: string;
  /** The request body of a sign-in. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly signInPath: string;
  /** The token of a session created with the account. */
  readonly token: string;
  /** Starts another session and returns its token. */
  signIn(options?: Pick<CallOptions, 'headers' | 'from'>): Promise<string>;
  call(path: string, options?: CallOptions): Promise<Response>;
  /** The actions of the audit trail about the account, in order, without sign-ins. */
  trail(): Promise<string[]>;
}

/** Creates an account in French, which is no default language. */
export async function newPerson(test: TestApp, role: Role): Promise<Person> {
  const id = uuidv7();
  const tag = randomBytes(5).toString('hex');
  const email = `${role}-${tag}@people.test`;
  const password = 'a-password-of-a-test';
  const shared = {
    id,
    email,
    password_hash: await cheapPasswords().hash(password),
    locale: 'fr',
    timezone: 'Europe/Paris',
  } as const;
  const name = role === 'customer' ? 'Noor' : 'Noor Vance';
  const isCustomer = role === 'customer';
  const about = isCustomer ? { customerId: id } : { adminId: id };
  const signInName = isCustomer ? email : `noor-${tag}`;
  if (isCustomer)
    await test.db
      .insertInto('accounts')
      .values({ id, name: `${name} Vance` })
      .execute();
  await (isCustomer
    ? test.db.insertInto('customers').values({
        ...shared,
        account_id: id,
        role: 'owner',
        first_name: name,
        last_name: 'Vance',
        company: null,
        disabled_at: null,
      })
    : test.db.insertInto('admins').values({
        ...shared,
        name,
        username: signInName,
        role: 'admin',
        title: 'Operations',
        disabled_at: null,
      })
  ).execute();

  const signInPath = isCustomer ? '/api/authenticate' : '/api/admin/authenticate';
  const credentials = isCustomer ? { email, password } : { username: signInName, password };

  async function signIn(options: Pick<CallOptions, 'headers' | 'from'> = {}): Promise<string> {
    const response = await test.call(signInPath, { json: credentials, ...options });
    const { token } = (await response.json()) as { token?: string };
    if (!token) throw new Error(`${signInName} could not sign in: ${response.status}.`);
    return token;
  }

  const token = await signIn();
  return {
    about,
    email,
    name,
    signInName,
    password,
    credentials,
    signInPath,
    token,
    signIn,
    call: (path, options) => test.call(path, { token, ...options }),
    async trail() {
      const lines = await test.db
        .selectFrom('audit_trail')
        .select('action')
        .where(isCustomer ? 'customer_id' : 'admin_id', '=', id)
        .where('action', '!=', 'session.created')
        .orderBy('id')
        .execute();
      return lines.map(({ action }) => action);
    },
  };
}

/** The emails sent to an address, in order. */
export function mailsTo(test: TestApp, email: string) {
  return test.mails.filter(({ to }) => to.email === email).map(({ mail }) => mail);
}
