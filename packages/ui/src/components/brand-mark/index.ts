export { BrandMark, type BrandMarkProps, Wordmark, type WordmarkProps } from './brand-mark.tsx';
