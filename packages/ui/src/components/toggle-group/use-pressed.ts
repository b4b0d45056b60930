import { useCallback } from 'react';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import type { ToggleGroupProps } from './toggle-group.types.ts';

/** Normalizes single and multiple groups to a list of values. */
export function usePressed(props: ToggleGroupProps) {
  const { type, required = false } = props;
  const [pressed, setPressed] = useControllableState<readonly string[]>({
    value: listOf(props.value),
    defaultValue: listOf(props.defaultValue) ?? [],
    onChange: (next) =>
      props.type === 'single' ? props.onValueChange?.(next[0] ?? null) : props.onValueChange?.(next),
  });
  const toggle = useCallback(
    (one: string) => {
      const isPressed = pressed.includes(one);
      if (isPressed && required) return;
      const others = type === 'single' ? [] : pressed.filter((other) => other !== one);
      setPressed(isPressed ? others : [...others, one]);
    },
    [type, required, pressed, setPressed],
  );
  return { pressed, toggle };
}

function listOf(given: string | null | readonly string[] | undefined): readonly string[] | undefined {
  if (given === undefined) return undefined;
  if (given === null) return [];
  return typeof given === 'string' ? [given] : given;
}
