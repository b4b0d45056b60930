import { catalogueTexts } from 'virtual:catalogue-texts';
import { setupI18n } from '@lingui/core';
import { domainProblems } from '@unmuted/api/contract';
import { expect, test } from 'vitest';
import { problemTexts } from '#/features/onepage/domain/domain-problem.messages.ts';
import { locales } from '#/i18n/locales.ts';

test.each(locales)('in %s each problem of a domain has texts of its own', (locale) => {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogueTexts[locale] } });
  const texts = domainProblems.map((problem) => problemTexts[problem]);
  for (const part of ['headline', 'explanation'] as const) {
    const spoken = texts.map((text) => i18n._(text[part]));
    expect(new Set(spoken).size).toBe(domainProblems.length);
    expect(spoken.every((text) => text.length > 5)).toBe(true);
  }
});
