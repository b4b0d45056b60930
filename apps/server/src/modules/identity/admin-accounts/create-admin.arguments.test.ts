import { describe, expect, it } from 'vitest';
import { readArguments } from '#/modules/identity/admin-accounts/create-admin.arguments.ts';

const boss = ['--username', 'boss', '--email', ' Boss@Studio.example'];

describe('the arguments of create-admin', () => {
  it('create a superadmin by default', () => {
    const admin = { username: 'boss', email: 'boss@studio.example', name: 'boss', title: 'Superadmin' };
    expect(readArguments(boss)).toEqual({
      task: { kind: 'create', username: 'boss', admin: { ...admin, role: 'superadmin' } },
      generate: false,
    });
  });

  it('accept a name, title and role', () => {
    const { task } = readArguments([...boss, '--name', 'Ann', '--title', 'Support', '--role', 'admin']);
    expect(task).toMatchObject({ admin: { name: 'Ann', title: 'Support', role: 'admin' } });
  });

  it('accept a reset', () => {
    expect(readArguments(['--username', 'boss', '--reset', '--generate'])).toEqual({
      task: { kind: 'reset', username: 'boss' },
      generate: true,
    });
  });

  it.each([
    ['no username', ['--email', 'b@studio.example'], 'wrong here: --username'],
    ['no address', ['--username', 'boss'], 'wrong here: --email'],
    ['a wrong address', ['--username', 'boss', '--email', 'boss'], 'wrong here: --email'],
    ['an empty name', [...boss, '--name', ' '], 'wrong here: --name'],
    ['a role that there is not', [...boss, '--role', 'owner'], 'wrong here: --role'],
    ['more than a reset takes', [...boss, '--reset'], 'wrong here: --email'],
    ['nothing', [], 'wrong here: --username, --email'],
  ])('are rejected with %s, and the usage is printed', (_what, args, message) => {
    expect(() => readArguments(args)).toThrow(message);
    expect(() => readArguments(args)).toThrow('npm run create-admin -- --username NAME');
  });

  it.each([['--password', 'secret-of-theirs'], ['--password=secret-of-theirs'], ['secret-of-theirs']])(
    '[A7] reject a password without repeating it: %s',
    (...args) => {
      expect(() => readArguments([...boss, ...args])).toThrow('never given as an argument');
      expect(() => readArguments([...boss, ...args])).not.toThrow('secret-of-theirs');
    },
  );
});
