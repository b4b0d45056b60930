import { describe, expect, it } from 'vitest';
import { fitText } from '#/modules/silence/alerts/texts/fit-text.ts';
import { countParts } from '#/modules/silence/alerts/texts/sms-parts.ts';

const link = 'https://studio.example/alert#token=abcdefghijklmnopqrstuv';

describe('a text message', () => {
  it('keeps a name that fits, with letters that have a close relative in the GSM alphabet', () => {
    expect(fitText(`{name}: l’arrêt depuis 14:02. ${link}`, 'Radio Aurora')).toBe(
      `Radio Aurora: l'arret depuis 14:02. ${link}`,
    );
  });

  it('shortens a long name to one part of 160 characters', () => {
    const text = fitText(`{name}: silence. ${link}`, 'Radio '.repeat(30));
    expect(text.length).toBe(160);
    expect(text).toContain(link);
  });

  it('is one part of 70 characters in other alphabets where its link leaves room', () => {
    const text = fitText(
      '{name}：静音。 https://s.example/alert#token=abcdefghijklmnopqrstuv',
      '電'.repeat(60),
    );
    expect(text.length).toBe(70);
  });

  it('keeps a few characters of the name even if the rest is too long', () => {
    expect(fitText(`{name}：${'静'.repeat(90)}`, '黎明电台一二三四五六')).toMatch(/^黎明电台一二三四：/);
  });

  it('has something more only if one part holds everything', () => {
    expect(fitText('{name}: silence', 'Radio Aurora', '\nDesk: 100')).toBe(
      'Radio Aurora: silence\nDesk: 100',
    );
    expect(fitText('{name}: silence', 'Radio Aurora', '\n台'.repeat(40))).toBe('Radio Aurora: silence');
  });

  it('does not fill placeholders of a name', () => {
    expect(fitText('{name}: silence', '$& {name}')).toBe('$& {name}: silence');
  });
});

it.each([
  ['a'.repeat(160), 1, true],
  ['a'.repeat(161), 2, true],
  ['a'.repeat(307), 3, true],
  [`${'a'.repeat(158)}€`, 1, true],
  [`${'a'.repeat(159)}€`, 2, true],
  // The first part cannot hold half of the character.
  [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 2, true],
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3, true],
  ['静'.repeat(70), 1, false],
  ['静'.repeat(71), 2, false],
  ['📻'.repeat(67), 3, false],
] as const)('counts the parts of text messages: %#', (text, parts, isGsm) => {
  expect(countParts(text)).toMatchObject({ parts, isGsm });
});
