import { useEffect, useRef, useState } from 'react';
import { type AlarmSound, createAlarmSound } from '#/features/admin/silence-wall/alarm-sound.ts';
import { useDeviceSwitch } from '#/lib/device-settings.ts';

export interface AlarmSoundControls {
  readonly isOn: boolean;
  /** On, but the browser waits for a click or a key. */
  readonly isBlocked: boolean;
  readonly setOn: (isOn: boolean) => void;
  readonly play: () => void;
}

const gestures = ['pointerdown', 'keydown'] as const;

/** The sound of new alarms: off until it is switched on, and remembered by the browser. */
export function useAlarmSound(): AlarmSoundControls {
  const [isOn, remember] = useDeviceSwitch('silence-sound');
  const sound = useRef<AlarmSound | null>(null);
  const [isBlocked, setBlocked] = useState(false);

  useEffect(() => {
    if (!isOn || typeof AudioContext === 'undefined') return;
    const created = createAlarmSound(() => setBlocked(created.isBlocked()));
    sound.current = created;
    setBlocked(created.isBlocked());
    created.allow();
    for (const gesture of gestures) document.addEventListener(gesture, created.allow);
    return () => {
      for (const gesture of gestures) document.removeEventListener(gesture, created.allow);
      sound.current = null;
      setBlocked(false);
      created.close();
    };
  }, [isOn]);

  return { isOn, isBlocked: isOn && isBlocked, setOn: remember, play: () => sound.current?.play() };
}
