import { startEngine } from '../index.ts';
import { describeWithTool } from '../testing/debian-tool.ts';
import { describeEngineContract } from '../testing/engine-contract.ts';
import { engineUnderTest } from '../testing/engine-under-test.ts';
import { icecastBinary, startIcecast } from '../testing/icecast-server.ts';
import { RecordedHooks } from '../testing/recorded-hooks.ts';

describeWithTool(icecastBinary, 'icecast2', () => {
  describeEngineContract('an Icecast that runs already', { configurable: false, hooks: false }, async () => {
    const { handle, adminOrigin: url, adminPassword, stop } = await startIcecast();
    const publicOrigin = handle.publicOrigin ?? '';
    const external = await startEngine({ kind: 'icecast', url, publicOrigin, adminPassword });
    return { ...engineUnderTest(external), stop };
  });

  describeEngineContract('our own Icecast', { configurable: true, hooks: true }, async () => {
    const hooks = new RecordedHooks();
    const { handle, stop } = await startIcecast(hooks);
    return { ...engineUnderTest(handle, hooks), stop };
  });
});
