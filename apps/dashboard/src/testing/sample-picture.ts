const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="midnightblue"/>' +
  '<circle cx="400" cy="300" r="210" fill="goldenrod"/><path d="M190 340h420v30H190z" fill="midnightblue"/></svg>';

/** The sun over the sea, for places of photos. */
const scene =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><defs><linearGradient id="s" x2="0" y2="1">' +
  '<stop stop-color="midnightblue"/><stop offset=".6" stop-color="indianred"/><stop offset="1" stop-color="sandybrown"/>' +
  '</linearGradient></defs><rect width="800" height="420" fill="url(#s)"/><circle cx="520" cy="330" r="90" fill="moccasin"/>' +
  '<path d="M0 420h800v180H0z" fill="darkslateblue"/><path d="M440 450h160v8H440zm30 40h110v8H470zm-10 45h120v8H460z" fill="moccasin"/>' +
  '<path d="M0 420l130-130 90 90 70-60 100 100z" fill="midnightblue"/></svg>';

const addressOf = (source: string) => `data:image/svg+xml,${encodeURIComponent(source)}`;

/** The address of a picture for stories; logos have the same form. */
export const samplePicture = addressOf(svg.replace('width="800"', 'viewBox="100 0 600 600" width="600"'));

/** The logo as a PNG that someone chooses. */
export const sampleFile = (): Promise<File> => drawn(svg, 800, 'aurora-logo.png');

/** A photo of the ratio 4:3 that someone chooses. */
export const samplePhoto = (widthPx: number): Promise<File> => drawn(scene, widthPx, 'atlantic.png');

/** A picture with a transparent background. */
export const sampleCutout = (widthPx: number): Promise<File> =>
  drawn(svg.replace(/<rect[^>]*>/, ''), widthPx, 'aurora-cutout.png');

async function drawn(source: string, width: number, name: string): Promise<File> {
  const height = (width * 3) / 4;
  const image = new Image();
  image.src = addressOf(source);
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
