/** Of a side, as uploaded icons have. */
export const demoIconSide = 1_024;

/** Northern lights over hills, in the colours of the demo's sites. */
const drawing = (
  side: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 64 64">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0b1d3a"/><stop offset="1" stop-color="#1f4b5f"/></linearGradient>
    <linearGradient id="light" x2="0" y2="1">
      <stop stop-color="#5ef0b0" stop-opacity="0"/><stop offset="1" stop-color="#5ef0b0" stop-opacity=".9"/>
    </linearGradient>
  </defs>
  <path fill="url(#sky)" d="M0 0h64v64H0z"/>
  <path fill="url(#light)" d="M6 10q8-6 14 2t14-2 14 0 12-4v28q-6 6-12 2t-14 4-14-2-14 2z"/>
  <path fill="#081426" d="M0 50q12-12 24-4t20-4 20 6v16H0z"/>
  <circle cx="32" cy="30" r="4" fill="#fff"/>
  <path fill="none" stroke="#fff" stroke-linecap="round" stroke-width="2.5" d="M24 38a11 11 0 0 1 0-16m16 0a11 11 0 0 1 0 16"/>
</svg>`;

/** Draws the icon of the demo's skills and apps as a PNG file. */
export async function drawDemoIcon(): Promise<Buffer> {
  // Loaded for the first start of a demo only.
  const { Transformer } = await import('@napi-rs/image');
  return Transformer.fromSvg(drawing(demoIconSide)).png();
}
