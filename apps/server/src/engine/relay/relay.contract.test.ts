import { startEngine } from '../index.ts';
import { contractMounts, type EngineUnderTest } from '../testing/contract-clients.ts';
import { describeEngineContract } from '../testing/engine-contract.ts';
import { engineUnderTest } from '../testing/engine-under-test.ts';
import { RecordedHooks } from '../testing/recorded-hooks.ts';

async function startRelay(hooks?: RecordedHooks): Promise<EngineUnderTest> {
  const config = {
    kind: 'relay',
    host: '127.0.0.1',
    port: 0,
    strictPort: false,
    mounts: contractMounts,
  } as const;
  return engineUnderTest(await startEngine(config, hooks && { hooks }), hooks);
}

describeEngineContract('the built-in relay', { configurable: true, hooks: false }, () => startRelay());

describeEngineContract('the built-in relay with hooks', { configurable: true, hooks: true }, () =>
  startRelay(new RecordedHooks()),
);
