import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Half as long as the readable one, and every page has to read it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe is asked about a part of a page. */
export interface Question {
  /** A selector. */
  readonly part: string;
  readonly runOnly: NonNullable<RunOptions['runOnly']>;
}

/** What axe finds wrong, a line a rule. A page is given axe once, however often it is asked. */
export async function findings(page: Pick<Page, 'evaluate'>, question: Question): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(runInPage, question);
}

/** Stands in the page. Only what is wrong is told: paths to all that is right take longer than to judge it. */
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
