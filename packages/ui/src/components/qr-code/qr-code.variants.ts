import { tv, type VariantProps } from '#/lib/tv.ts';

/** Classes of a QR code. */
export const qrCodeVariants = tv({
  base: 'ui:block ui:max-w-full ui:flex-none ui:rounded-control',
  variants: {
    /** Edge length: 128, 192 or 256 px. */
    size: { sm: 'ui:size-32', md: 'ui:size-48', lg: 'ui:size-64' },
  },
  defaultVariants: { size: 'md' },
});

/** Variant props of a QR code. */
export type QrCodeVariants = VariantProps<typeof qrCodeVariants>;
