/** Why no preview of an app can be built: each code, and what it means. */
export const previewFaults = {
  'preview.package_id_invalid': 'The package id is not one that Android and Google Play accept: `reason`.',
  'preview.label_invalid': 'The label is empty, or contains characters that hide or reorder text.',
  'preview.label_too_long': 'The label has `length` characters; at most `limit` are allowed.',
  'preview.version_invalid': 'The version name is empty or too long, or the version code is out of range.',
  'preview.station_incomplete': 'The station has no name, or no stream with a name.',
  'preview.address_invalid': 'The address `url` is neither https nor http.',
  'preview.color_invalid': 'The colour `color` is not written as `#rrggbb`.',
  'preview.picture_damaged': 'The picture `name` is not a complete PNG.',
  'preview.picture_size_wrong': 'The picture `name` is `width` × `height` pixels instead of `side` × `side`.',
  'preview.picture_unsuitable':
    'The picture is `width` × `height` pixels; it must be square, with a side of `min` to `max`.',
  'preview.key_unsupported': 'The key is neither RSA with 2048 to 4096 bits nor EC on the curve P-256.',
  'preview.certificate_mismatch': 'The certificate is not one of the key.',
  'preview.template_damaged': 'The template is not an APK that this version can change: `reason`.',
} as const satisfies Readonly<Record<`preview.${string}`, string>>;

export type PreviewFaultCode = keyof typeof previewFaults;

export type PreviewFaultParams = Readonly<Record<string, string | number>>;

/** What the builder of previews throws. */
export class PreviewFault extends Error {
  readonly code: PreviewFaultCode;
  readonly params: PreviewFaultParams;

  constructor(code: PreviewFaultCode, params: PreviewFaultParams = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(params)}`, options);
    this.name = 'PreviewFault';
    this.code = code;
    this.params = params;
  }
}

/** The template is part of the product, so this is a fault of the product. */
export const damagedTemplate = (reason: string): PreviewFault =>
  new PreviewFault('preview.template_damaged', { reason });
