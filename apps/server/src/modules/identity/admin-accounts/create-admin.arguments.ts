import { parseArgs } from 'node:util';
import { adminProfileChange, adminSignIn } from '@unmuted/api/contract';
import * as z from 'zod/mini';
import { StartError } from '#/platform/lib/start-error.ts';

const usage = `npm run create-admin -- --username NAME --email ADDRESS
    [--name "…"] [--title "…"] [--role admin|superadmin]   a new admin, superadmin unless said otherwise
npm run create-admin -- --username NAME --reset            a new password for an admin; ends their sessions and
                                                           their second step, and lets a disabled one in again
Add --generate for a random password, printed once. Else it is asked for at a terminal, or read from standard input:
never given as an argument, which everybody on the machine may read.`;

const { name, title, email } = adminProfileChange.shape;
const { username } = adminSignIn.shape;
const newAdmin = z.strictObject({ username, email, name, title, role: z.enum(['admin', 'superadmin']) });

export type Task = { readonly username: string } & (
  | { readonly kind: 'reset' }
  | { readonly kind: 'create'; readonly admin: z.output<typeof newAdmin> }
);

/** Parses the arguments of `npm run create-admin`; throws a StartError with the usage. */
export function readArguments(args: string[]): { task: Task; generate: boolean } {
  const { reset, generate = false, ...given } = parse(args);
  if (reset) {
    const { username: wanted } = checked(z.strictObject({ username }), given);
    return { task: { kind: 'reset', username: wanted }, generate };
  }
  const { role = 'superadmin' } = given;
  const defaults = { name: given.username, title: role === 'admin' ? 'Admin' : 'Superadmin', role };
  const admin = checked(newAdmin, { ...defaults, ...given });
  return { task: { kind: 'create', username: admin.username, admin }, generate };
}

function parse(args: string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = {
    username: text,
    email: text,
    name: text,
    title: text,
    role: text,
    reset: flag,
    generate: flag,
  };
  try {
    return parseArgs({ args, options }).values;
  } catch {
    // Node's own message repeats the arguments, which may contain a password.
    throw new StartError(usage);
  }
}

function checked<S extends z.ZodMiniType>(schema: S, given: unknown): z.output<S> {
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  const wrong = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.map(String),
  );
  throw new StartError(`Missing or wrong here: ${wrong.map((one) => `--${one}`).join(', ')}\n\n${usage}`);
}
