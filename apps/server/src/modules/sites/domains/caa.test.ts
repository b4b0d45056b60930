import { describe, expect, it } from 'vitest';
import { findCaa, isAllowed } from '#/modules/sites/domains/caa.ts';
import { createFakeNames } from '#/testing/stand-ins/fake-names.ts';

const domain = 'listen.radio.example';
const ours = '0 issue "letsencrypt.org"';
const other = '0 issue "other-ca.example"';

describe('CAA records', () => {
  it.each<[boolean, string, string[]]>([
    [true, 'our authority', [ours]],
    [true, 'ours beside another', [other, '0 issue "LetsEncrypt.org"']],
    [
      true,
      'wildcard certificates alone',
      ['0 issuewild "other-ca.example"', '0 iodef "mailto:a@radio.example"'],
    ],
    [true, 'our challenge', ['0 issue "letsencrypt.org; validationmethods=dns-01,http-01"']],
    [false, 'another authority', [other]],
    [false, 'no authority', ['0 issue ";"']],
    [false, 'other challenges', ['0 issue "letsencrypt.org;validationmethods=dns-01"']],
    [false, 'a name that begins like ours', ['0 issue "letsencrypt.org.example"']],
    [false, 'a critical property that nobody knows', ['128 future "x"', ours]],
  ])('allow: %s, if they allow %s', (isFine, _what, values) => {
    expect(isAllowed(values, 'letsencrypt.org')).toBe(isFine);
  });

  it('apply from the nearest name that has some', async () => {
    const names = createFakeNames({ 'radio.example CAA': [other], [`${domain} A`]: ['93.184.215.14'] });
    expect(await findCaa(names, domain, true)).toEqual({ name: 'radio.example', values: [other] });
    names.zone[`${domain} CAA`] = [ours];
    expect(await findCaa(names, domain, true)).toEqual({ name: domain, values: [ours] });
  });

  it('apply from the target of a CNAME, if that is right', async () => {
    const names = createFakeNames({
      [`${domain} CNAME`]: ['sites.studio.example'],
      'sites.studio.example CAA': [ours],
      'radio.example CAA': [other],
    });
    expect(await findCaa(names, domain, true)).toEqual({ name: 'sites.studio.example', values: [ours] });
    expect(await findCaa(names, domain, false)).toEqual({ name: 'radio.example', values: [other] });
  });

  it('are unknown without an answer', async () => {
    const names = createFakeNames({ [`${domain} CAA`]: null, 'radio.example CAA': [other] });
    expect(await findCaa(names, domain, true)).toBeUndefined();
  });
});
