import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowKey } from '#/lib/columnar/index.ts';
import type { Range } from './windowing.ts';

/** Rows that are drawn whole in one frame, once they may be read again. */
const WHOLE_A_FRAME = 4;
/** Few rows are drawn at once: only what is windowed may be plain. */
export const FEW = 40;
/** After a pause of this length nothing passes any more, in milliseconds. */
const PAUSE = 100;

/** Keys of rows, by their place. */
type Plain = ReadonlyMap<RowKey, number>;
const none: Plain = new Map();

interface PlainRowsOptions {
  keyAt: (place: number) => RowKey;
  /** The uppermost row that is seen. */
  firstSeen: () => number;
  /** The first row that need not be whole from the beginning: without a head the keyboard comes in by the row above it. */
  firstPlain: number;
  /** Rows there are, and rows that are drawn when the first of them come. */
  count: number;
  drawn: number;
}

export interface PlainRowsModel {
  has: (key: RowKey) => boolean;
  /** Beside each new range: whether it passes too fast to be read. */
  onRange: (before: Range, after: Range, isFast: boolean) => void;
  /** Draws a row whole at once: focus goes to one of its cells. */
  wake: (place: number) => void;
}

/**
 * Rows that pass too fast to be read are drawn by their name alone, and whole when the box stands: each element of a row costs
 * its part of every frame, and a slow device could not keep up with what nobody sees.
 */
export function usePlainRows({
  keyAt,
  firstSeen,
  firstPlain,
  count,
  drawn,
}: PlainRowsOptions): PlainRowsModel {
  const [plain, setPlain] = useState(none);
  const [hasBegun, setHasBegun] = useState(false);
  if (!hasBegun && count > 0) {
    setHasBegun(true);
    if (count > FEW) setPlain(plainFrom(firstPlain, keyAt, Math.min(count, drawn)));
  }
  // The names are there at once: nothing is added in the frame that paints them.
  const hasPainted = useRef(false);
  const fastAt = useRef(Number.NEGATIVE_INFINITY);
  const seen = useRef(firstSeen);
  useEffect(() => {
    seen.current = firstSeen;
  });
  useEffect(() => {
    if (plain.size === 0) return;
    let frame = 0;
    const fill = () => {
      frame = requestAnimationFrame(() => {
        if (hasPainted.current) setPlain(withoutNext(plain, seen.current()));
        else fill();
        hasPainted.current = true;
      });
    };
    const timer = setTimeout(fill, Math.max(0, fastAt.current + PAUSE - performance.now()));
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [plain]);
  const plainWithin = (known: Plain, before: Range, after: Range, isFast: boolean): Plain => {
    const next = new Map<RowKey, number>();
    for (let place = after.first; place < after.last; place += 1) {
      const key = keyAt(place);
      const isNew = place < before.first || place >= before.last;
      if (known.has(key) || (isFast && isNew)) next.set(key, place);
    }
    return next.size ? next : none;
  };
  return {
    has: (key) => plain.has(key),
    onRange: (before, after, isFast) => {
      if (isFast) fastAt.current = performance.now();
      setPlain((known) => (isFast || known.size ? plainWithin(known, before, after, isFast) : known));
    },
    wake: (place) => {
      const key = keyAt(place);
      if (plain.has(key))
        flushSync(() => setPlain((known) => new Map([...known].filter(([one]) => one !== key))));
    },
  };
}

function plainFrom(first: number, keyAt: (place: number) => RowKey, drawn: number): Plain {
  const plain = new Map<RowKey, number>();
  for (let place = first; place < drawn; place += 1) plain.set(keyAt(place), place);
  return plain;
}

/** Those that stay plain for another frame: from the first that is seen downwards they become whole, then those above it. */
function withoutNext(plain: Plain, firstSeen: number): Plain {
  const rank = (place: number) => (place >= firstSeen ? place - firstSeen : plain.size + firstSeen - place);
  const inOrder = [...plain].sort(([, one], [, other]) => rank(one) - rank(other));
  const left = inOrder.slice(WHOLE_A_FRAME);
  return left.length ? new Map(left) : none;
}
