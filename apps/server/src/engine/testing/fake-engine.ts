import type { EngineEvent, EngineStats, StreamEngine } from '../engine.ts';
import { EngineError, unsupported } from '../engine-error.ts';
import { createHealth } from '../icecast/health.ts';
import { relayCapabilities } from '../relay/engine.ts';

/**
 * An engine for tests of code above the port: it returns the values that the test sets. Never used
 * in the product.
 */
export interface FakeEngine extends StreamEngine {
  stats: EngineStats;
  failing: boolean;
  readonly calls: { reads: number; open: number; mostOpen: number };
  emit(event: EngineEvent): void;
}

export function createFakeEngine(options: { readonly events: boolean }): FakeEngine {
  const health = createHealth({ now: () => new Date() });
  const listeners = new Set<(event: EngineEvent) => void>();
  const refuse = (): Promise<never> => Promise.reject(unsupported('do this in a test'));
  const calls = { reads: 0, open: 0, mostOpen: 0 };
  const fake: FakeEngine = {
    kind: 'relay',
    capabilities: relayCapabilities,
    features: { events: options.events, configurable: false, hooks: false },
    stats: { serverStart: null, version: '1.2.3', checkedAt: '2026-01-05T12:00:00.000Z', mounts: [] },
    failing: false,
    calls,
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    readStats: async () => {
      calls.reads += 1;
      calls.open += 1;
      calls.mostOpen = Math.max(calls.mostOpen, calls.open);
      await Promise.resolve();
      calls.open -= 1;
      if (fake.failing) {
        health.failed();
        throw new EngineError('unavailable', 'The engine cannot be reached.');
      }
      health.succeeded(fake.stats);
      return fake.stats;
    },
    listMounts: refuse,
    listClients: refuse,
    killClient: refuse,
    killSource: refuse,
    moveClients: refuse,
    moveClient: refuse,
    setMetadata: refuse,
    setFallback: refuse,
    applyConfig: refuse,
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    health: () => health.read(),
    close: () => Promise.resolve(),
  };
  return fake;
}
