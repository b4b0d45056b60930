import { locales } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import type { Mail } from '#/platform/mail/mail.ts';
import { renderMessage } from '#/platform/mail/message.ts';
import { wrap } from '#/platform/mail/message-text.ts';
import { samples } from '#/platform/mail/testing/samples.ts';

const sender = { brand: 'Studio', company: 'Unmuted Ltd' };
const to = { email: 'maeve@aurora.example', locale: 'en' } as const;
const all = locales.flatMap((locale) => samples.map((mail) => ({ locale, mail, kind: mail.kind })));
const write = (mail: Mail, locale: (typeof locales)[number] = 'en') =>
  renderMessage(mail, { ...to, locale }, sender);
const greeted = (name: string) => write({ kind: 'password_changed', name });

describe('a message', () => {
  it.each(all)('has all texts: $kind in $locale', ({ locale, mail }) => {
    const { subject, text, html, link } = write(mail, locale);
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/[{}]|undefined|null|\[object/);
      expect(part.trim()).not.toBe('');
    }
    expect(subject).toContain('Studio');
    expect(subject.length).toBeLessThan(70);
    for (const part of [text, html]) {
      expect(part).toContain('Maeve');
      expect(part).toContain('Unmuted Ltd');
      expect(part).toContain('maeve@aurora.example');
      if (link) expect(part).toContain(link);
    }
    expect(html).toContain(`<html lang="${locale}"`);
  });

  it('is available in four languages', () => {
    for (const mail of samples) {
      const letters = locales.map((locale) => write(mail, locale));
      expect(new Set(letters.map(({ subject }) => subject)).size).toBe(4);
      const lines = letters.map(({ text }) =>
        // A quote stays in the language of its author.
        text
          .split('\n')
          .filter((line) => line && !/@|^http/.test(line) && !('quote' in mail && mail.quote.includes(line))),
      );
      const [english = [], ...others] = lines;
      for (const other of others)
        expect(other.filter((line) => line !== '-- ' && english.includes(line))).toEqual([]);
    }
  });

  it.each(samples.filter((mail) => 'newEmail' in mail))('contains the new address', (mail) => {
    expect(write(mail).text).toContain('maeve@new.example');
  });

  it('has its own title as the subject, after the brand', () => {
    const mail = {
      kind: 'silence_started',
      name: 'Maeve',
      station: 'Harbour',
      quote: 'Facts',
      link: 'https://studio.example/alert',
      title: '{brand} Harbour: silence',
    } as const;
    expect(write(mail).subject).toBe('Studio: {brand} Harbour: silence');
    expect(write(mail, 'fr').subject).toBe('Studio\u00a0: {brand} Harbour: silence');
  });

  it('contains the expiry of its link', () => {
    const textOf = (kind: string) =>
      samples
        .filter((mail) => mail.kind === kind)
        .map((mail) => write(mail).text)
        .join();
    expect(textOf('verify')).toContain('24 hours');
    expect(textOf('reset')).toContain('60 minutes');
  });

  it.each(all)('has no external resources and no scripts: $kind in $locale', ({ locale, mail }) => {
    const { html, link, stopLink } = write(mail, locale);
    expect(html).not.toMatch(/<(?:img|script|style|link|iframe|form|object)\b|url\(|@import|\son\w+=/i);
    const addresses = [...html.matchAll(/https?:[^"<\s]+/g)].map(([address]) => address);
    expect(new Set(addresses)).toEqual(new Set([link, stopLink].filter(Boolean)));
  });
});

describe('a mail with statistics', () => {
  const weekly = () => samples.find(({ kind }) => kind === 'weekly_report') ?? fail();

  it('shows each figure and its change, formatted for the language', () => {
    const { text } = write(weekly());
    expect(text).toContain('Peak listeners: 1,212 (+21.2%)\nAverage listeners: 29.3 (0.0%)');
    expect(text).toContain(
      'Listening hours: 9,841.6 h (+8.3%)\nSession starts: 27,110\nActive sessions: 18,230',
    );
    expect(text).toContain('Bounce rate: 32.8% (-1.4 pt)\nReturning: unknown');
    expect(text).toMatch(/for 19.{1,3}25 October 2026,/);
    expect(write(weekly(), 'fr').text).toMatch(/Heures d’écoute\s: 9\s841,6 h \(\+8,3\s%\)/);
  });

  it("attaches its tables, in the cast's time zone and with gaps left empty", () => {
    const { attachments = [] } = write(weekly());
    expect(attachments.map(({ name }) => name)).toEqual([
      'aurora_figures_2026-10-19_2026-10-25.csv',
      'aurora_listeners_2026-10-19_2026-10-25.csv',
    ]);
    const [figures = '', curve = ''] = attachments.map(({ text }) => text);
    expect(figures).toMatch(/^\ufeffMetric,This period,Previous period\r\nPeak listeners,1212,1000\r\n/);
    expect(figures).toContain('Returning,,0.4\r\n');
    expect(curve.split('\r\n').slice(1)).toEqual([
      '2026-10-25 01:00 +01:00,3,4.5,9',
      '2026-10-25 01:00 +00:00,,,',
      '',
    ]);
    // A French spreadsheet splits at semicolons.
    expect(write(weekly(), 'fr').attachments?.at(-1)?.text).toContain('2026-10-25 01:00 +01:00;3;4,5;9\r\n');
  });

  it('contains an unsubscribe link, unlike all other mails', () => {
    for (const mail of samples) {
      const { stopLink, text, html } = write(mail);
      expect(stopLink !== undefined).toBe(mail.kind.endsWith('_report'));
      if (stopLink === undefined) continue;
      expect(text).toContain(`Unsubscribe from these emails\n${stopLink}`);
      expect(html).toContain(`href="${stopLink}"`);
    }
  });
});

describe('a value in a message', () => {
  it('is escaped', () => {
    const { html } = renderMessage(
      { kind: 'email_changed', name: 'x', newEmail: '<script>alert(1)</script>"\'&@new.example' },
      to,
      { brand: '<b onclick="x">', company: 'A & B' },
    );
    expect(html).not.toMatch(/<script|<b |"x"/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;@new.example');
    expect(html).toContain('A &amp; B');
  });

  it('is not interpolated again', () => {
    const { text } = renderMessage({ kind: 'password_changed', name: 'x' }, to, {
      brand: '{email}',
      company: 'C',
    });
    expect(text).toContain('{email}');
  });

  it.each([
    '<script>alert(1)</script>',
    'Win at https://evil.example',
    'visit evil.example',
    'call 0900123456',
    'a@b',
  ])('is omitted when it could be abused to send text to strangers: %s', (name) => {
    const { text, html } = greeted(name);
    expect(text.startsWith('Hello,\n')).toBe(true);
    expect(html).not.toMatch(/<script|evil|0900|a@b/);
  });

  it('cannot inject a header or a line', () => {
    const { subject, text } = greeted('Eve\r\nBcc: all\u2028<x');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toMatch(/^Bcc/m);
    expect(greeted('Eve\r\nEvil').text).toMatch(/^Hello Eve Evil,\n/);
  });

  it.each([
    'bank4.de',
    't.co',
    'Win at x1.io',
    'aurora.xn--p1ai',
    '192.0.2.9',
    'bank。de',
    'bank．de',
    'bank｡de',
    'ｂａｎｋ．ｄｅ',
    'a.d\u0301e',
    'www bank',
    'mailto:me',
    '✆ 0800 123',
  ])('[A10] [I7] is omitted when mail clients would make it a link: %s', (name) => {
    const { text, html } = greeted(name);
    expect(text).toMatch(/^Hello,\n/);
    expect(text).not.toContain(name);
    expect(html).not.toContain(name);
  });

  it.each([
    'Dr. Vance',
    'St. John',
    'Noor 2',
    'Noor',
    'J.R. Ewing',
    'O’Brien',
    'Anne-Marie',
    '李娜',
    'さくら',
  ])('greets %s', (name) => {
    expect(greeted(name).text).toMatch(new RegExp(`^Hello ${name},\n`));
  });
});

describe('plain text', () => {
  it.each(all)(
    'has lines of at most 72 columns, and an unbroken link: $kind in $locale',
    ({ locale, mail }) => {
      const lines = write(mail, locale).text.split('\n');
      const isWide = /[\u2e80-\uffef]/;
      const widths = lines
        .filter((line) => !line.startsWith('https://'))
        .map((line) => [...line].reduce((sum, one) => sum + (isWide.test(one) ? 2 : 1), 0));
      expect(Math.max(...widths)).toBeLessThanOrEqual(72);
    },
  );

  it('breaks between words and loses none', () => {
    const words = 'a station that plays all night needs somebody who listens to it '.repeat(4).trim();
    expect(wrap(words).split('\n').join(' ')).toBe(words);
  });

  it('breaks Chinese between characters, but not before a full stop', () => {
    const wrapped = wrap(`${'音'.repeat(36)}。${'乐'.repeat(10)}`);
    expect(wrapped).toBe(`${'音'.repeat(35)}\n音。${'乐'.repeat(10)}`);
  });

  it('never separates a French word from the punctuation after it', () => {
    const [verify = fail()] = samples;
    const { text, html } = write(verify, 'fr');
    expect(text).toContain('accueillir\u00a0!');
    expect(html).toContain('navigateur\u00a0:');
  });

  it('does not break a long word', () => {
    expect(wrap(`see ${'x'.repeat(90)} there`)).toBe(`see\n${'x'.repeat(90)}\nthere`);
  });
});

function fail(): never {
  throw new Error('There is none.');
}
