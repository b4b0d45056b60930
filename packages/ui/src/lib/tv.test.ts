import { expect, it } from 'vitest';
import { cx, tv } from './tv.ts';

const button = tv({
  base: ['base', ['nested', false]],
  variants: {
    tone: { calm: 'calm', loud: ['loud', 'very'] },
    size: { sm: 'sm', md: 'md' },
    block: { true: 'block' },
  },
  compoundVariants: [{ tone: 'loud', size: 'sm', class: 'small-shout' }],
  defaultVariants: { tone: 'calm', size: 'md' },
});

it('returns base classes and defaults', () => {
  expect(button()).toBe('base nested calm md');
});

it('overrides defaults, except with undefined', () => {
  expect(button({ tone: 'loud', size: undefined })).toBe('base nested loud very md');
});

it('supports boolean variants', () => {
  expect(button({ block: true })).toBe('base nested calm md block');
  expect(button({ block: false })).toBe('base nested calm md');
});

it('applies compound variants', () => {
  expect(button({ tone: 'loud', size: 'sm' })).toBe('base nested loud very sm small-shout');
  expect(button({ tone: 'calm', size: 'sm' })).not.toContain('small-shout');
});

it('appends the caller’s classes', () => {
  expect(button({ className: 'mine' })).toBe('base nested calm md mine');
});

it('returns a function per slot', () => {
  const stat = tv({
    slots: { root: 'root', value: 'value' },
    variants: {
      size: { lg: { value: 'large' } },
      stale: { true: { value: 'stale' }, false: { value: 'fresh' } },
    },
    compoundVariants: [{ size: 'lg', stale: true, class: { root: 'large-and-stale' } }],
  });
  const { root, value } = stat({ size: 'lg', stale: true });
  expect(root({ className: 'mine' })).toBe('root large-and-stale mine');
  expect(value()).toBe('value large stale');
  expect(stat().value()).toBe('value fresh');
});

it('joins classes and skips empty values', () => {
  expect(cx('a', false, undefined, 'b')).toBe('a b');
  expect(cx(undefined, '')).toBeUndefined();
});
