import { createServer } from 'node:net';
import { StartError } from '#/platform/lib/start-error.ts';

interface WantedPort {
  readonly host: string;
  /** 0 selects any free port. */
  readonly port: number;
  readonly strictPort: boolean;
}

const portsToTry = 20;

/** Icecast cannot report which port it was given, so a port that is currently free is passed in. */
export async function freePort({ host, port, strictPort }: WantedPort): Promise<number> {
  const last = strictPort || port === 0 ? port : port + portsToTry;
  for (let candidate = port; candidate <= last; candidate += 1) {
    const got = await tryPort(host, candidate);
    if (got !== null) return got;
  }
  const which = last === port ? `Port ${port} of ${host} is` : `The ports ${port} to ${last} of ${host} are`;
  throw new StartError(`${which} taken. End what uses it, or set ENGINE_PORT.`);
}

function tryPort(host: string, port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen({ host, port }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
