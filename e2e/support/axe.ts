import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The minified build, because every page loads it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The part of a page to check, and the rules. */
export interface Question {
  /** A selector. */
  readonly part: string;
  readonly runOnly: NonNullable<RunOptions['runOnly']>;
}

/** Violations found by axe, one line per rule. axe is injected once per page. */
export async function findings(page: Pick<Page, 'evaluate'>, question: Question): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(runInPage, question);
}

/** Runs in the page. Reports violations only, because selectors of passed nodes are slow. */
async function runInPage({ part, runOnly }: Question): Promise<string[]> {
  const { violations } = await window.axe.run(part, {
    runOnly,
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
