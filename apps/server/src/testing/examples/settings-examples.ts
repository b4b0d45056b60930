/** One good change of each section of `aurora`'s settings. */
export const generalExample = {
  name: 'Radio Aurora',
  description: 'Independent music from the west.\nNew releases by day.',
  genres: ['Indie', 'Folk'],
  language: 'en',
  website: 'https://radio-aurora.example/',
  timeZone: 'Europe/Dublin',
};

const { timeZone: _, ...words } = generalExample;

/** One good listing of `aurora`. */
export const listingExample = {
  ...words,
  slogan: 'Independent music from the west of Ireland',
  country: 'IE',
  contactEmail: 'studio@radio-aurora.example',
  streamId: null,
  isPublic: true,
};

const stream = { id: null, codec: 'mp3', bitrate: 64 };

/** Replaces the streams by two new ones on the same mounts, which other examples use. */
export const streamsExample = {
  streams: [
    { ...stream, name: 'Main', mount: '/aurora', isPrimary: true },
    { ...stream, name: 'Low', mount: '/aurora-32', bitrate: 32, isPrimary: false },
  ],
};

export const serverExample = { maxListenS: 3_600, perAddress: 5, fallbackStreamId: null, reconnectHoldS: 20 };
