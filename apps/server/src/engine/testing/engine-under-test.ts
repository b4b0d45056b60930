import type { EngineHandle } from '../index.ts';
import type { EngineUnderTest } from './contract-clients.ts';
import type { RecordedHooks } from './recorded-hooks.ts';

/** Adapts a started engine to the contract. */
export function engineUnderTest(handle: EngineHandle, hooks?: RecordedHooks): EngineUnderTest {
  const { engine, publicOrigin } = handle;
  if (engine === null || publicOrigin === null) throw new Error('An engine that is off has no contract.');
  return {
    engine,
    port: Number(new URL(publicOrigin).port),
    ...(hooks && { hooks }),
    stop: handle.stop,
  };
}
