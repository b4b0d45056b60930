import path from 'node:path';
import pg from 'pg';
import { type BreakableProxy, openBreakableProxy } from '#/testing/stand-ins/breakable-proxy.ts';

/** A proxy to a database that can fail. */
export interface FaultProxy extends Omit<BreakableProxy, 'port'> {
  /** The connection to the database through the proxy. */
  readonly connection: pg.PoolConfig;
}

export async function startFaultProxy(database: pg.PoolConfig): Promise<FaultProxy> {
  // The client parses every form of connection setting.
  const { host, port: targetPort, user, password, database: name } = new pg.Client(database);
  const { port, ...way } = await openBreakableProxy(
    host.startsWith('/') ? { path: path.join(host, `.s.PGSQL.${targetPort}`) } : { host, port: targetPort },
  );
  return {
    ...way,
    connection: {
      host: '127.0.0.1',
      port,
      ...(user && { user }),
      ...(password && { password }),
      ...(name && { database: name }),
    },
  };
}
