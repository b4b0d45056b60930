import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const binaries = '/usr/lib/postgresql/15/bin';

export const hasDebianPostgres = (): boolean => existsSync(join(binaries, 'initdb'));

/** Starts a temporary cluster of Debian's PostgreSQL in a private folder. */
export function startDebianPostgres(): { url: string; stop: () => void } {
  const account = ordinaryUser();
  const directory = mkdtempSync(join(tmpdir(), 'studio-debian-'));
  chmodSync(directory, 0o700);
  if (account) chownSync(directory, account.uid, account.gid);
  const data = join(directory, 'data');
  const remove = () => rmSync(directory, { recursive: true, force: true });

  function must(program: string, args: readonly string[]): void {
    const { status, stdout, stderr, error } = spawnSync(join(binaries, program), args, {
      ...account,
      cwd: directory,
      encoding: 'utf8',
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
      // The server keeps inherited pipes open, and spawnSync would wait for them.
      stdio: program === 'pg_ctl' ? 'ignore' : 'pipe',
    });
    if (status !== 0)
      throw new Error(`${program} failed: ${error?.message ?? `${stdout ?? ''}${stderr ?? ''}`}`);
  }

  try {
    const encoding = ['--encoding=UTF8', '--locale=C.UTF-8'];
    must('initdb', ['--pgdata', data, '--username=studio', '--auth=trust', ...encoding]);
    const settings = {
      listen_addresses: "''",
      unix_socket_directories: directory,
      max_connections: '300',
      // The data is disposable.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    must('pg_ctl', ['start', '--wait', '-D', data, '-l', join(directory, 'log'), '-o', options.join(' ')]);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    url: `postgres://studio@localhost/postgres?${new URLSearchParams({ host: directory })}`,
    stop() {
      must('pg_ctl', ['stop', '--wait', '-D', data, '-m', 'fast']);
      remove();
    },
  };
}

/** PostgreSQL refuses to run as root; the package creates a user for it. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error('There is no user postgres to run PostgreSQL.');
  return { uid: Number(uid), gid: Number(gid) };
}
