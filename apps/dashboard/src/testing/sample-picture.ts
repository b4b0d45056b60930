const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="midnightblue"/>' +
  '<circle cx="400" cy="300" r="210" fill="goldenrod"/><path d="M190 340h420v30H190z" fill="midnightblue"/></svg>';

/** The address of a picture for stories; logos have the same form. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(svg.replace('width="800"', 'viewBox="100 0 600 600" width="600"'))}`;

/** The picture as a PNG that someone chooses. */
export async function sampleFile(): Promise<File> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(800, 600);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new File([await canvas.convertToBlob()], 'aurora-logo.png', { type: 'image/png' });
}
