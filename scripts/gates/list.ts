import { browser } from './browser.ts';
import { bytes } from './bytes.ts';
import { consumers } from './consumers.ts';
import { csp } from './csp.ts';
import type { Gate } from './gate.ts';
import { lint } from './lint.ts';
import { looks } from './looks.ts';
import { rows } from './rows.ts';
import { floors, format, generated, imports, knip, publint } from './static-gates.ts';
import { stories } from './stories.ts';
import { storybook } from './storybook.ts';
import { component, contract, http, unit } from './test-gates.ts';
import { types } from './types.ts';

/**
 * Cheap ones first; `rows` last, since it reads what the test gates found. Gates of one stage run beside each other,
 * a lane each: one core is seldom busy with one of them. Gates of one lane run one after another.
 */
export const stages: readonly (readonly (readonly Gate[])[])[] = [
  [[floors]],
  [
    [format, lint, knip],
    [imports, types],
  ],
  // What is generated is written anew: nothing that reads the sources runs beside it.
  [[generated]],
  [[unit, component, http, contract]],
  [[csp, stories], [bytes]],
  // Journeys wait for engines and clocks a fifth of their time: what waits for nothing fills it, and gives way to them.
  [[browser], [storybook, looks, publint, consumers]],
  [[rows]],
];

export const gates: readonly Gate[] = stages.flat(2);
