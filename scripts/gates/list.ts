import { browser } from './browser.ts';
import { bytes } from './bytes.ts';
import { consumers } from './consumers.ts';
import { csp } from './csp.ts';
import type { Gate } from './gate.ts';
import { lint } from './lint.ts';
import { looks } from './looks.ts';
import { rows } from './rows.ts';
import { floors, format, generated, imports, knip, publint, types } from './static-gates.ts';
import { stories } from './stories.ts';
import { storybook } from './storybook.ts';
import { component, contract, http, unit } from './test-gates.ts';

/** Cheap ones first; `rows` last, since it reads what the test gates found. */
export const gates: readonly Gate[] = [
  floors,
  format,
  lint,
  imports,
  knip,
  types,
  generated,
  unit,
  component,
  http,
  contract,
  publint,
  consumers,
  bytes,
  csp,
  stories,
  looks,
  storybook,
  browser,
  rows,
];
