import { systemClock } from '../clock.ts';
import { contractMounts } from '../testing/contract-clients.ts';
import { describeEngineContract } from '../testing/engine-contract.ts';
import { startRelayEngine } from './engine.ts';

describeEngineContract('the built-in relay', async () => {
  const { engine, supervisor } = await startRelayEngine({
    host: '127.0.0.1',
    port: 0,
    strictPort: false,
    mounts: contractMounts,
    clock: systemClock,
    log: () => {},
  });
  return { engine, port: supervisor.port, stop: () => engine.close() };
});
