import { readFile } from 'node:fs/promises';

/** The content of a demo mount. Artists and songs are fictitious; the audio is our own. */
export interface DemoProgramme {
  /** `dist/audio/<loop>.mp3`, made by `scripts/build-audio.ts`. */
  readonly loop: string;
  readonly titles: readonly string[];
  readonly titleEveryMs: number;
}

export const demoProgrammes: readonly DemoProgramme[] = [
  {
    loop: 'aurora',
    titleEveryMs: 135_000,
    titles: [
      'Nora Vale - Paper Lanterns',
      'The Low Tide - Salt and Amber',
      'Émile Duras - Fenêtre ouverte',
      'Juniper Hale - Second Light',
      'Kestrel & Co. - North Window',
      'Mirei Asano - 夜明けの手紙',
      'Orla Finch - A Quiet Engine',
      'Halcyon Row - Blue Hour',
      'Brannock Lane - Slow Ferry West',
      'Tess Okafor - Kitchen Radio',
      'The Paper Kites Club - Signal Fire',
      'Louis Marchetti - Terrazza',
      'Alder & Ash - Ten Past Nine',
      'Imogen Sayer - Rooftop Weather',
      'Corrib Sound - Turning Tide',
      'Lars Fjelde - Sommerregn',
    ],
  },
  {
    loop: 'harbour',
    titleEveryMs: 160_000,
    titles: [
      'Tomas Wren - Ferry at Six',
      'Ines Caldeira - Maré Mansa',
      'Slow Cartographers - Coastline',
      'The Brass Herons - Market Day',
      'Ada Lindqvist - Lighthouse, Winter',
      'Pell & Moss - Rope and Tar',
      'Sami Okoro - Letters from Shore',
      'Maren Holt - Breakwater',
      'The Gull Street Six - Low Bridge',
      'Anselm Roy - Harbour Master',
      'Clodagh Reeve - Grey Seal Song',
      'Northern Quay - Second Mooring',
    ],
  },
  {
    loop: 'lantern',
    titleEveryMs: 145_000,
    titles: [
      'Velvet Static - Night Bus Home',
      'Rue Marlow - Soft Machines',
      'Kaito Mori - 雨のプラットホーム',
      'Glass Meridian - 04:12',
      'Leona Quist - Neon Garden',
      'The Understudies - Last Encore',
      'Hana Ishii - 川沿いのバス停',
      'Otto Lindgren - Platform Nine',
      'Field Recorder - Meadow at Five',
      'Sora & Ume - 朝の市場',
      'Bellwether - Paper Moon Motel',
      'Yuki Arai - Small Hours',
    ],
  },
];

const audioFolder = new URL('../../dist/audio/', import.meta.url);

/** Reads the built MP3 loop. Rejects when `npm run build` has not been run. */
export const readLoop = (loop: string): Promise<Uint8Array> => readFile(new URL(`${loop}.mp3`, audioFolder));
