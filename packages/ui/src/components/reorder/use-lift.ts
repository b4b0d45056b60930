import { type KeyboardEvent, useState } from 'react';
import { useEscape } from '#/lib/use-escape.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { type ColumnOrder, isSamePlace, type Place, placeOf, withMoved } from './place.ts';
import { stepsFor } from './steps.ts';
import type { ReorderTexts } from './use-reorder-texts.ts';

/** An item picked up by keyboard, and its provisional place. */
interface Lift {
  readonly key: string;
  readonly to: Place;
}

interface LiftOptions {
  columns: readonly ColumnOrder[];
  disabled: boolean;
  texts: ReorderTexts;
  refusalOf: (key: string, to: Place) => string | undefined;
  onPickUp: (key: string) => void;
  onDrop: (key: string, to: Place) => void;
}

/** Moves by keyboard: Space picks an item up and drops it, arrow keys move it, Escape cancels. */
export function useLift({ columns, disabled, texts, refusalOf, onPickUp, onDrop }: LiftOptions) {
  const { dir } = useUi();
  const [found, setLift] = useState<Lift>();
  // The item can be removed meanwhile, for example by another person.
  const lift = found && !disabled && placeOf(columns, found.key) ? found : undefined;
  const clear = () => setLift(undefined);
  const cancel = () => {
    if (!lift) return;
    clear();
    texts.announce(texts.cancelled(lift.key));
  };
  useEscape(lift !== undefined, () => {
    cancel();
    return true;
  });

  const pickUp = (key: string) => {
    const to = placeOf(columns, key);
    if (!to) return;
    onPickUp(key);
    setLift({ key, to });
    texts.announce(texts.at('pickedUp', key, to));
  };
  const drop = ({ key, to }: Lift) => {
    clear();
    const from = placeOf(columns, key);
    // Also announced when nothing has changed.
    if (from && isSamePlace(from, to)) texts.announce(texts.at('moved', key, to));
    else onDrop(key, to);
  };
  const step = ({ key, to }: Lift, pressed: string) => {
    const refusals: string[] = [];
    for (const next of stepsFor(pressed, to, withMoved(columns, key, to), dir)) {
      const refusal = refusalOf(key, next);
      if (refusal === undefined) {
        setLift({ key, to: next });
        return texts.announce(...refusals, texts.at('atPosition', key, next));
      }
      refusals.push(texts.refused(key, next, refusal));
    }
    if (refusals.length > 0) texts.announce(...refusals);
  };

  const handleKey = (event: KeyboardEvent, key: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isSpace = event.key === ' ';
    if (lift?.key !== key) {
      if (!isSpace) return;
      if (!event.repeat) pickUp(key);
    } else if (isSpace || event.key === 'Enter') {
      if (!event.repeat) drop(lift);
    } else if (/^(?:Arrow|Home|End)/.test(event.key)) step(lift, event.key);
    else return;
    event.preventDefault();
    // The arrow keys belong to the item, not to tabs or a menu around it.
    event.stopPropagation();
  };
  return { lift, clear, cancel, handleKey };
}
