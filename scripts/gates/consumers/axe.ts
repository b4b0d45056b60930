import type { Page } from 'playwright';
import { findings } from '../../../e2e/support/axe.ts';

/** Violations of WCAG A and AA on a page, one text each. */
export async function axeViolations(page: Page): Promise<string[]> {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  return (await findings(page, { part: 'html', runOnly })).map((finding) => `axe ${finding}`);
}
