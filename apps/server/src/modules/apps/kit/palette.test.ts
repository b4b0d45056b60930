import { describe, expect, it } from 'vitest';
import { palettesOf } from '#/modules/apps/kit/palette.ts';
import { sampleDocument } from '#/testing/apps/sample-kit.ts';

const colors = { background: '#0f1720', tint: '#ffd000', bar: '#ffffff' };
const of = (scheme: 'auto' | 'light' | 'dark') =>
  palettesOf({ ...sampleDocument('android'), colors, scheme });

describe('the colors of an app', () => {
  it('are used in the appearance that fits them', () => {
    const { day, night } = of('auto');
    expect(night).toMatchObject({ background: '#0f1720', onBackground: '#ffffff', isLight: false });
    expect(night.bar).not.toBe('#ffffff');
    expect(day).toMatchObject({ bar: '#ffffff', onBar: '#000000', isBackgroundLight: true, isLight: true });
    expect([day.accent, day.onAccent]).toEqual(['#ffd000', '#000000']);
  });

  it('are used always with a fixed scheme', () => {
    const { day, night } = of('dark');
    expect(day).toEqual(night);
    expect(day).toMatchObject({ background: '#0f1720', bar: '#ffffff', isLight: false });
  });
});
