import { useSyncExternalStore } from 'react';
import { browserStore } from '#/lib/storage.ts';

/** Switches of this browser rather than of a person: a wall-mounted display keeps them whoever signs in. */
export type DeviceSwitch = 'silence-sound' | 'silence-keys-off';

const keyOf = (name: DeviceSwitch) => `studio.device.${name}`;
const store = browserStore();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs of the same browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function set(name: DeviceSwitch, isOn: boolean): void {
  if (isOn) store.set(keyOf(name), '1');
  else store.remove(keyOf(name));
  for (const listener of listeners) listener();
}

/** A switch that this browser remembers; off by default. */
export function useDeviceSwitch(name: DeviceSwitch): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => store.get(keyOf(name)) === '1');
  return [isOn, (next) => set(name, next)];
}
