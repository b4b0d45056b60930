import { createServer } from 'node:net';
import { join } from 'node:path';

/** The server restarts when one of its files changes. Vite listens on PORT, serves the dashboard and proxies the API. */
export async function developmentCommands(root, env, forServer) {
  const port = Number(env.PORT || 4100);
  const host = env.HOST || '127.0.0.1';
  const serverPort = await freePort();
  const serverEnv = { ...env, PORT: String(serverPort), ENGINE_PORT: env.ENGINE_PORT || String(port + 1) };
  // The server prints its own port, which is not the one to open.
  console.log(`Develop   on http://localhost:${port}`);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return [
    {
      args: ['--watch', '--conditions=source', join(root, 'apps/server/src/main.ts'), ...forServer],
      env: serverEnv,
      cwd: root,
    },
    {
      args: [vite, '--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false'],
      env: { ...env, SERVER_ORIGIN: `http://127.0.0.1:${serverPort}` },
      cwd: join(root, 'apps/dashboard'),
    },
  ];
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
