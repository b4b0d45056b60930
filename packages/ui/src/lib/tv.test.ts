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

it('gives what always holds and the defaults', () => {
  expect(button()).toBe('base nested calm md');
});

it('takes a variant in place of its default, and undefined as nothing said', () => {
  expect(button({ tone: 'loud', size: undefined })).toBe('base nested loud very md');
});

it('takes booleans', () => {
  expect(button({ block: true })).toBe('base nested calm md block');
  expect(button({ block: false })).toBe('base nested calm md');
});

it('adds what holds only where variants meet', () => {
  expect(button({ tone: 'loud', size: 'sm' })).toBe('base nested loud very sm small-shout');
  expect(button({ tone: 'calm', size: 'sm' })).not.toContain('small-shout');
});

it('puts the classes of the caller last', () => {
  expect(button({ className: 'mine' })).toBe('base nested calm md mine');
});

it('gives a function for each part when there are parts', () => {
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

it('joins classes and leaves out what is empty', () => {
  expect(cx('a', false, undefined, 'b')).toBe('a b');
  expect(cx(undefined, '')).toBeUndefined();
});
