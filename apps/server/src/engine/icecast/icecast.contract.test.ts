import { systemClock } from '../clock.ts';
import { contractMounts } from '../testing/contract-clients.ts';
import { describeWithTool } from '../testing/debian-tool.ts';
import { describeEngineContract } from '../testing/engine-contract.ts';
import { icecastBinary, startIcecast } from '../testing/icecast-server.ts';
import { until } from '../testing/until.ts';
import { createIcecastAdapter, icecastCapabilities } from './adapter.ts';

describeWithTool(icecastBinary, 'icecast2', () =>
  describeEngineContract('Icecast', async () => {
    const server = await startIcecast(contractMounts);
    const engine = createIcecastAdapter({
      kind: 'icecast',
      capabilities: icecastCapabilities,
      clock: systemClock,
      origin: `http://127.0.0.1:${server.port}`,
      username: 'admin',
      password: server.adminPassword,
    });
    // In its first moments it answers without its own name.
    await until(() =>
      engine.readStats().then(
        (stats) => stats.version,
        () => null,
      ),
    );
    return { engine, port: server.port, stop: server.stop };
  }),
);
