import type { Person } from '#/testing/app/people.ts';
import type { Actor, TestApp } from '#/testing/app/test-app.ts';

export type Role = 'nobody' | Actor;

/** The status of a call by role; 200 stands for the statuses of the example's call. */
const rows = {
  /** Anyone, signed in or not. */
  open: { nobody: 200, owner: 200, second: 200, admin: 200, superadmin: 200 },
  customers: { nobody: 401, owner: 200, second: 200, admin: 403, superadmin: 403 },
  admins: { nobody: 401, owner: 403, second: 403, admin: 200, superadmin: 200 },
  /** An admin lacks the permission. */
  superadmins: { nobody: 401, owner: 403, second: 403, admin: 409, superadmin: 200 },
  signedIn: { nobody: 401, owner: 200, second: 200, admin: 200, superadmin: 200 },
  /** The example names something of `owner`: staff may call it, another customer gets 404. */
  owned: { nobody: 401, owner: 200, second: 404, admin: 200, superadmin: 200 },
  /** As `owned`, but staff may not call it. */
  ownedByCustomer: { nobody: 401, owner: 200, second: 404, admin: 403, superadmin: 403 },
  /** Build machines alone. */
  runners: { nobody: 401, owner: 401, second: 401, admin: 401, superadmin: 401 },
} as const satisfies Record<string, Readonly<Record<Role, number>>>;

export const statusFor = (access: OperationExample['access'], role: Role): number => rows[access][role];

/** The parts of a call. */
interface Call {
  /** Values of the path parameters that differ from the defaults. */
  readonly params?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly query?: string;
  /** The body of an operation that receives a file. */
  readonly file?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of an operation that can be repeated in any order without affecting the other examples. */
export interface OperationExample extends Call {
  readonly access: keyof typeof rows;
  /** The statuses of the call where it cannot succeed every time; otherwise the success status of the contract. */
  readonly statuses?: readonly number[];
  /** Creates what the call needs to succeed, and returns the parts that depend on it. */
  readonly prepare?: (test: TestApp) => Promise<Call>;
  /** As `prepare`, for a call that uses up the account that makes it. */
  readonly prepareFor?: (test: TestApp, person: Person) => Promise<Call>;
}

/** Examples by operation id. */
export type OperationExamples = Readonly<Record<string, OperationExample>>;
