import { bytes } from './bytes.ts';
import { consumers } from './consumers/consumers.ts';
import type { Gate } from './gate.ts';
import { http } from './http/http.ts';
import { reference } from './reference.ts';
import { rows } from './rows.ts';
import { format, generated, imports, knip, lint, publint, types } from './static.ts';
import { csp, stories, storybook } from './stories.ts';
import { browser, contract, looks, unit } from './tests.ts';

/** Stages run in this order, fast ones first. Gates of one stage may run at the same time. */
export const stages: readonly (readonly Gate[])[] = [
  [format, lint, types, knip, imports, reference],
  // Rewrites generated sources, so nothing that reads them runs at the same time.
  [generated],
  // Each uses all cores: at the same time, tests that wait for processes get slow.
  [unit],
  [http],
  [contract, bytes],
  [csp, stories],
  // Journeys wait for servers and engines much of the time, which leaves room for the others.
  [browser, storybook, looks, publint, consumers],
  // Reads the results of the test gates.
  [rows],
];

export const gates: readonly Gate[] = stages.flat();
