import { readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseName, superuser } from '#/platform/db/embedded/cluster.ts';
import { findHome } from '#/platform/db/embedded/data-directory.ts';
import { EmbeddedError, hasCode } from '#/platform/db/embedded/embedded-error.ts';
import type { EmbeddedPostgres } from '#/platform/db/embedded.ts';

/**
 * Returns the connection to the database that another Studio process runs in this data directory.
 * Touches no file.
 */
export function joinEmbeddedPostgres(dataDir: string): EmbeddedPostgres['connection'] {
  const home = findHome(dataDir);
  try {
    // PostgreSQL's format, by line: pid, directory, start time, port, socket directory, address.
    const lines = readFileSync(path.join(home, 'data/postmaster.pid'), 'utf8').split('\n');
    const [, , , port = '', socketDirectory = '', address = ''] = lines;
    return {
      host: socketDirectory || address,
      port: Number(port),
      user: superuser,
      password: readFileSync(path.join(home, 'password'), 'utf8').trim(),
      database: databaseName,
    };
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM')) {
      throw new EmbeddedError(`${home} belongs to another user. Do this as the user who runs the server.`);
    }
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new EmbeddedError('The database is just starting or ending. Try again in a moment.');
  }
}
